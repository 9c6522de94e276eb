/**
 * Whether a request may come from our own pages. Browsers say so in Sec-Fetch-Site, which a page cannot forge; older ones
 * only name the origin. A client that sends neither is no browser, and cannot be a visitor who was tricked.
 */
export function isFromOurSite(headers: Headers, origins: readonly string[]): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site === "same-origin") return true;
  if (origin !== null) return origins.includes(origin);
  return site === null;
}

/** Exactly JSON: any other type can be sent from a foreign page without asking. */
export function isJson(headers: Headers): boolean {
  const type = headers.get("content-type") ?? "";
  return /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i.test(type);
}
