export const dayMs = 24 * 3_600_000;

/** "2026-11-16", in UTC. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
