/**
 * The query the visitor arrived with. Read once, before any navigation, and kept in memory alone: remembering a campaign on
 * the visitor's device would need their consent.
 */
export const landingSearch = typeof window === "undefined" ? "" : window.location.search;
