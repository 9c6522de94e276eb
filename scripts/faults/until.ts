import { setTimeout as sleep } from "node:timers/promises";

const everyMs = 50;
const longestMs = 60_000;

/** Waits for what should come true; what never does is a failure, not a run without end. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  limitMs = longestMs,
): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await sleep(everyMs);
  }
}
