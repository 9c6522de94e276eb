/**
 * The query of the visitor's first page. Read once, before any navigation, and kept in memory only: storing a campaign on the
 * visitor's device would need their consent.
 */
export const landingSearch = typeof window === "undefined" ? "" : window.location.search;
