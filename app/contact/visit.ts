import { campaignOf } from "#core/analytics.ts";
import type { ContactContext } from "#core/contact-schemas.ts";

interface Visit {
  pathname: string;
  country: string;
  language: string;
  search: string;
  referrer: string;
  startedAt: number;
}

/** The page a message is sent from, without its query, which may hold anything. */
export function contextOf(visit: Visit, now: number): ContactContext {
  const elapsedMs = now - visit.startedAt;
  return {
    page: visit.pathname,
    country: visit.country,
    language: visit.language,
    campaign: campaignOf(visit.search),
    referrer: hostOf(visit.referrer),
    // If the clock was set back between two pages, the time spent is unknown.
    ...(elapsedMs >= 0 && { elapsed_ms: elapsedMs }),
  };
}

/** Monotonic while a page is open, so that setting the clock does not make a message look like a bot's. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** `https://www.example.com/a?b` becomes "www.example.com". */
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host.slice(0, 100) || undefined : undefined;
}
