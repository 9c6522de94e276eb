import type { ContactContext } from "#core/contact.ts";

interface Visit {
  pathname: string;
  country: string;
  language: string;
  search: string;
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
    // If the clock was set back between two pages, the time spent is unknown.
    ...(elapsedMs >= 0 && { elapsed_ms: elapsedMs }),
  };
}

/** Monotonic while a page is open, so that setting the clock does not make a message look like a bot's. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** `?utm_source=boletin&utm_medium=correo` becomes "source=boletin, medium=correo". */
export function campaignOf(search: string): string | undefined {
  const marks = [...new URLSearchParams(search)].filter(
    ([name, value]) => name.startsWith("utm_") && value.trim() !== "",
  );
  return marks.map(([name, value]) => `${name.slice(4)}=${value.trim()}`).join(", ") || undefined;
}
