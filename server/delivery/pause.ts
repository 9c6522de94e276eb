type Options = { firstMs: number; longestMs: number; nowMs?: () => number };

/**
 * Pauses a channel while nothing can be sent, and tries again after growing waits. Uses a monotonic clock, so that
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
    /** Returns whether the pause is new or has another reason. */
    begin(reason: string): boolean {
      const isNews = failure !== reason;
      // Several lanes that fail at once count as one failure.
      if (nowMs() >= endsAt) {
        waitMs = waitMs === 0 ? firstMs : Math.min(longestMs, waitMs * 2);
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
