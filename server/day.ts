export const dayMs = 24 * 3_600_000;

/** A day that exists, as "2026-11-16". */
export function dayIn(text: string | undefined): string | undefined {
  const ms = text && /^2\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) || dayOf(ms) !== text ? undefined : text;
}

/** "2026-11-16", in UTC. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
