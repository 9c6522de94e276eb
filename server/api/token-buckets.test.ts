import { expect, test } from "vitest";
import { tokenBuckets } from "./token-buckets.ts";

test("a minute's tokens at once, then one at a time", () => {
  let now = 0;
  const take = tokenBuckets({ perMinute: 3, nowMs: () => now });
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 0]);
  expect(take("a")).toBe(20_000);
  now = 15_000;
  expect(take("a")).toBe(5_000);
  now = 20_000;
  expect(take("a")).toBe(0);
  expect(take("a")).toBe(20_000);
});

test("one key's flood leaves the others alone", () => {
  const take = tokenBuckets({ perMinute: 1, nowMs: () => 0 });
  take("flood");
  expect(take("flood")).toBeGreaterThan(0);
  expect(take("visitor")).toBe(0);
});

test("a bucket never holds more than a minute's tokens", () => {
  let now = 0;
  const take = tokenBuckets({ perMinute: 1, nowMs: () => now });
  take("a");
  now = 3_600_000;
  expect(take("a")).toBe(0);
  expect(take("a")).toBeGreaterThan(0);
});

test("memory is bounded", () => {
  const take = tokenBuckets({ perMinute: 1, nowMs: () => 0, maxKeys: 2 });
  take("a");
  take("b");
  take("c");
  expect(take("c")).toBeGreaterThan(0);
  expect(take("a")).toBe(0);
});
