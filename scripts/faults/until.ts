import { setTimeout as sleep } from "node:timers/promises";

const everyMs = 50;
/** Only a failing fault waits as long: a busy machine must not fail one. */
const longestMs = 5 * 60_000;

/** Polls a condition; if it never becomes true, the fault fails after a timeout. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  moreMs = 0,
): Promise<void> {
  const limitMs = longestMs + moreMs;
  const end = performance.now() + limitMs;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await sleep(everyMs);
  }
}
