import type { Lease } from "#server/leads/lead.ts";

/**
 * Finds claims that nobody renews, because their server has died. It counts how often each was read unchanged and compares no
 * clocks: one that jumps, or a database that was away, would end the claims of living servers.
 */
export function createDeadClaims(readsToEnd: number) {
  let seen = new Map<string, { mark: string; reads: number }>();

  return function deadAmong(leases: Lease[]): Lease[] {
    seen = new Map(
      leases.map(({ deliveryId, mark }) => {
        const before = seen.get(deliveryId);
        return [deliveryId, { mark, reads: before?.mark === mark ? before.reads + 1 : 0 }];
      }),
    );
    return leases.filter(({ deliveryId }) => (seen.get(deliveryId)?.reads ?? 0) >= readsToEnd);
  };
}
