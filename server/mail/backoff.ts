const minuteMs = 60_000;
const longestMs = 6 * 60 * minuteMs;

/** With these waits the last attempt is more than five days after the first. */
export const mostAttempts = 30;

/** One minute, doubling up to six hours; up to a quarter more, so that what failed together is not retried together. */
export function waitAfter(failedAttempts: number, random: () => number = Math.random): number {
  const waitMs = Math.min(longestMs, minuteMs * 2 ** (failedAttempts - 1));
  return Math.round(waitMs * (1 + random() / 4));
}
