const minuteMs = 60_000;
const longestMs = 6 * 60 * minuteMs;

/** With these waits the last attempt is more than five days after the first. */
export const mostAttempts = 30;

/** A confirmation that comes later than a quarter of an hour confirms nothing. */
export const mostConfirmationAttempts = 5;

/** One minute, doubling up to six hours, plus up to a quarter at random, so that mails that failed together spread out. */
export function waitAfter(failedAttempts: number, random: () => number = Math.random): number {
  const waitMs = Math.min(longestMs, minuteMs * 2 ** (failedAttempts - 1));
  return Math.round(waitMs * (1 + random() / 4));
}
