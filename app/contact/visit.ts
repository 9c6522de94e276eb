import type { ContactContext } from "#core/contact.ts";

interface Visit {
  pathname: string;
  country: string;
  language: string;
  search: string;
  startedAt: number;
}

/** Where a message was written. The address goes without its query, which may hold anything. */
export function contextOf(visit: Visit, now: number): ContactContext {
  const elapsedMs = now - visit.startedAt;
  return {
    page: visit.pathname,
    country: visit.country,
    language: visit.language,
    campaign: campaignOf(visit.search),
    // A clock that was set back between two pages says nothing about how long somebody wrote.
    ...(elapsedMs >= 0 && { elapsed_ms: elapsedMs }),
  };
}

/** The time, as far as it goes on while a page is open: setting the clock makes no message look like a machine's. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** `?utm_source=boletin&utm_medium=correo` reads "source=boletin, medium=correo". */
export function campaignOf(search: string): string | undefined {
  const marks = [...new URLSearchParams(search)].filter(
    ([name, value]) => name.startsWith("utm_") && value.trim() !== "",
  );
  return marks.map(([name, value]) => `${name.slice(4)}=${value.trim()}`).join(", ") || undefined;
}
