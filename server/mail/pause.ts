type Options = { firstMs: number; longestMs: number; nowMs?: () => number };

/**
 * Holds the whole queue while no mail can be sent, and tries again after growing waits. Measured on a monotonic clock, so
 * that setting the time neither ends nor prolongs it.
 */
export function createPause({ firstMs, longestMs, nowMs = () => performance.now() }: Options) {
  let failure: string | null = null;
  let waitMs = 0;
  let endsAt = 0;

  return {
    leftMs: () => Math.max(0, endsAt - nowMs()),
    /** Why the queue is paused, or null. Stands until a mail gets through. */
    failure: () => failure,
    /** Answers whether this is news: the pause is new or has another reason. */
    begin(reason: string): boolean {
      const isNews = failure !== reason;
      // Of several lanes that fail together, one counts.
      if (nowMs() >= endsAt) {
        waitMs = waitMs === 0 ? firstMs : Math.min(longestMs, waitMs * 2);
        endsAt = nowMs() + waitMs;
      }
      failure = reason;
      return isNews;
    },
    /** Answers whether there was a pause to end. */
    end(): boolean {
      const wasPaused = failure !== null;
      failure = null;
      waitMs = 0;
      endsAt = 0;
      return wasPaused;
    },
  };
}
