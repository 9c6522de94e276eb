/** Enough for any attack that the site's limits let through. The oldest are forgotten, and found again if need be. */
const mostRemembered = 10_000;

/**
 * Detects deliveries that are blocked for their own content. Proof is that a delivery is blocked again after others were
 * accepted; while nothing is accepted, none is suspected.
 */
export function createSuspects() {
  const blocked = new Map<string, { accepted: number; isSuspect: boolean }>();
  let accepted = 0;

  return {
    /** Others were accepted since it was last blocked: that counts against it. Suspect: that was so once. */
    block(id: string): { isProven: boolean; isSuspect: boolean } {
      const before = blocked.get(id);
      const isProven = before !== undefined && before.accepted < accepted;
      const isSuspect = isProven || before?.isSuspect === true;
      blocked.delete(id);
      blocked.set(id, { accepted, isSuspect });
      const [oldest] = blocked.keys();
      if (oldest !== undefined && blocked.size > mostRemembered) blocked.delete(oldest);
      return { isProven, isSuspect };
    },
    accept(id: string): void {
      accepted += 1;
      blocked.delete(id);
    },
  };
}
