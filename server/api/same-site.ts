/**
 * Whether a request may come from our own pages. Browsers send Sec-Fetch-Site, which a page cannot forge; older ones send
 * only Origin. A client that sends neither is not a browser, so it cannot be a visitor tricked by another site.
 */
export function isFromOurSite(headers: Headers, origins: readonly string[]): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site === "same-origin") return true;
  if (origin !== null) return origins.includes(origin);
  return site === null;
}

/** Exactly JSON: another site's page can send any other type without a CORS preflight. */
export function isJson(headers: Headers): boolean {
  const type = headers.get("content-type") ?? "";
  return /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i.test(type);
}

/** As a browser posts a form without scripts. */
export function isForm(headers: Headers): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headers.get("content-type") ?? "");
}
