import { expect, test } from "vitest";
import { doublings, longestFirstWaitMs } from "#server/leads/store.ts";
import { mostAttempts, waitAfter } from "./backoff.ts";

const waits = (random: number) =>
  Array.from({ length: mostAttempts - 1 }, (_, n) => waitAfter(n + 1, () => random));

test("waits grow from a minute to six hours", () => {
  expect(waits(0)[0]).toBe(60_000);
  expect(waits(0)[1]).toBe(120_000);
  expect(waits(0).at(-1)).toBe(6 * 3_600_000);
});

test("nothing is given up within five days, however the dice fall", () => {
  const totalMs = waits(0).reduce((sum, wait) => sum + wait, 0);
  expect(totalMs).toBeGreaterThan(5 * 24 * 3_600_000);
});

test("no wait is taken for a clock that was set back", () => {
  for (const [failures, waitMs] of waits(1).entries()) {
    const longestMs = longestFirstWaitMs * 2 ** Math.min(failures, doublings);
    expect(waitMs).toBeLessThanOrEqual(longestMs);
    expect(longestMs).toBeLessThan(11 * 3_600_000);
  }
});
