type Options = { firstMs: number; longestMs: number; nowMs?: () => number };

/**
 * Pauses a channel while nothing can be sent, and tries again after a wait: in an outage each is twice the last. Uses a monotonic clock, so that
 * changing the system time neither ends nor prolongs a pause.
 */
export function createPause({ firstMs, longestMs, nowMs = () => performance.now() }: Options) {
  let failure: string | null = null;
  let waitMs = 0;
  let endsAt = 0;

  return {
    leftMs: () => Math.max(0, endsAt - nowMs()),
    /** Until a delivery is accepted, also while one is tried between two waits. */
    isOn: () => failure !== null,
    /**
     * Returns whether the pause is new or has another reason. What is refused may be refused for its content: with growing waits,
     * one sender of such messages would hold up everybody's.
     */
    begin(reason: string, kind: "outage" | "refusal"): boolean {
      const isNews = failure !== reason;
      // Several lanes that fail at once count as one failure.
      if (nowMs() >= endsAt) {
        const isLonger = kind === "outage" && waitMs > 0;
        waitMs = isLonger ? Math.min(longestMs, waitMs * 2) : firstMs;
        endsAt = nowMs() + waitMs;
      }
      failure = reason;
      return isNews;
    },
    /** Returns whether the queue was paused. */
    end(): boolean {
      const wasPaused = failure !== null;
      failure = null;
      waitMs = 0;
      endsAt = 0;
      return wasPaused;
    },
  };
}
