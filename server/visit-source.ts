// Where a visit comes from, reduced to what many visits have in common.
import { campaignOf } from "#core/analytics.ts";

/** For values that are not counted by name. */
export const other = "(other)";

const longestMark = 40;

/** Source, medium and name of a campaign; other utm marks often hold a recipient's number. */
export function campaignIn(search: string): string | undefined {
  return search.includes("utm_") ? plainCampaign(campaignOf(search)) : undefined;
}

/** A campaign as `campaignOf` writes it and as a lead's context holds it. */
export function plainCampaign(campaign: string | undefined): string | undefined {
  if (!campaign) return undefined;
  const marks = [...campaign.toLowerCase().matchAll(/(?:^|, )(source|medium|campaign)=([^,]*)/g)];
  const plain = marks.filter(([, , value = ""]) => isPlain(value.trim()));
  if (plain.length < marks.length || marks.length === 0) return other;
  return plain.map(([, name, value = ""]) => `${name}=${value.trim()}`).join(" ");
}

/** Not an e-mail address, a link or an identifier. */
function isPlain(value: string): boolean {
  return value.length <= longestMark && /^[\p{L}\p{N} ._+-]+$/u.test(value) && !/\d{7}/.test(value);
}

const host = /^https?:\/\/(?:www\.)?([a-z0-9.-]{1,80})(?=[:/?#]|$)/i;

/** The host of the page that linked here; undefined for the site's own pages. */
export function referringHost(referrer: string | undefined, ownHost: string): string | undefined {
  if (!referrer) return undefined;
  const name = host.exec(referrer)?.[1]?.toLowerCase();
  if (!name || !/[a-z]/.test(name)) return other;
  return name === ownHost ? undefined : name;
}

export function plainHost(url: string): string {
  return host.exec(url)?.[1]?.toLowerCase() ?? "";
}

const botWords =
  /(?<!cu)bot(?:\b|[_-])|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|fetch|archiv|validator|facebookexternalhit|https?:\/\//i;

/** Browsers' are shorter, even those in apps, which add words of their own. */
const longestUserAgent = 512;

/** By its user agent: every browser calls itself Mozilla (or Opera), and programs that name an address are no browsers. */
export function isBot(userAgent: string | undefined): boolean {
  if (!userAgent || userAgent.length > longestUserAgent) return true;
  return !/^(Mozilla|Opera)\//.test(userAgent) || botWords.test(userAgent);
}
