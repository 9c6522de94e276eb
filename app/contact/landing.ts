/**
 * The query of the visitor's first page, and the page that linked to it. Read once, before any navigation, and kept in memory
 * only: storing them on the visitor's device would need their consent.
 */
export const landingSearch = typeof window === "undefined" ? "" : window.location.search;
export const landingReferrer = typeof document === "undefined" ? "" : document.referrer;
