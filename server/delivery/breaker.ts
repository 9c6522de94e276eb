export type BreakerOptions = {
  /** Waits between two probes: the first, doubled up to the longest. */
  firstMs: number;
  longestMs: number;
  /** When that many leads failed and none was accepted since, all may fail. Zero: a failure concerns its lead alone. */
  leadsToDoubt: number;
};

type Listeners = { onPause: (failure: string) => void; onResume: () => void };

/**
 * Open while nothing can be sent: one delivery at a time is tried, as a probe. Doubted while lead after lead fails, which may be
 * an outage or their content: there are probes too, but new leads are tried as ever. What is accepted closes it.
 */
export function createBreaker(
  { firstMs, longestMs, leadsToDoubt }: BreakerOptions,
  { onPause, onResume }: Listeners,
  /** Monotonic, so that changing the system time neither delays nor hastens a probe. */
  nowMs = () => performance.now(),
) {
  const failedLeads = new Set<string>();
  let state: "closed" | "doubted" | "open" = "closed";
  let reason = "";
  let waitMs = 0;
  let probeAt = 0;

  function pause(next: "doubted" | "open", failure: string): void {
    const isNews = state === "closed" || failure !== reason;
    if (state === "closed") {
      waitMs = firstMs;
      probeAt = nowMs() + waitMs;
    }
    state = next;
    reason = failure;
    if (isNews) onPause(failure);
  }

  function resume(): void {
    if (state === "closed") return;
    state = "closed";
    onResume();
  }

  return {
    isOpen: () => state === "open",
    isClosed: () => state === "closed",
    /** Until the next probe, if there is to be one. */
    probeInMs: () =>
      state === "closed" ? Number.POSITIVE_INFINITY : Math.max(0, probeAt - nowMs()),
    /** Whether it is time for a probe; if so, the next one is later. */
    takeProbe(): boolean {
      if (state === "closed" || nowMs() < probeAt) return false;
      waitMs = Math.min(longestMs, waitMs * 2);
      probeAt = nowMs() + waitMs;
      return true;
    },
    unavailable: (failure: string) => pause("open", failure),
    failed(leadId: string, failure: string): void {
      if (failedLeads.size < leadsToDoubt) failedLeads.add(leadId);
      if (leadsToDoubt === 0) resume();
      else if (state === "open" || failedLeads.size === leadsToDoubt) pause("doubted", failure);
    },
    accepted(): void {
      failedLeads.clear();
      resume();
    },
  };
}
