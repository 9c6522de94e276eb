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
  return {
    page: visit.pathname,
    country: visit.country,
    language: visit.language,
    campaign: campaignOf(visit.search),
    elapsed_ms: Math.max(0, now - visit.startedAt),
  };
}

/** `?utm_source=boletin&utm_medium=correo` reads "source=boletin, medium=correo". */
export function campaignOf(search: string): string | undefined {
  const marks = [...new URLSearchParams(search)].filter(
    ([name, value]) => name.startsWith("utm_") && value.trim() !== "",
  );
  return marks.map(([name, value]) => `${name.slice(4)}=${value.trim()}`).join(", ") || undefined;
}
