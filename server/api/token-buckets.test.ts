import { expect, test } from "vitest";
import { tokenBuckets } from "./token-buckets.ts";

const of = (key: string, perMinute: number) => [{ key, perMinute }];

test("a minute's tokens at once, then one at a time", () => {
  let now = 0;
  const take = tokenBuckets({ nowMs: () => now });
  const wait = () => take(of("a", 3))?.waitMs ?? 0;
  expect([wait(), wait(), wait()]).toEqual([0, 0, 0]);
  expect(wait()).toBe(20_000);
  now = 15_000;
  expect(wait()).toBe(5_000);
  now = 20_000;
  expect(wait()).toBe(0);
  expect(wait()).toBe(20_000);
});

test("of nested buckets the inner one's refusals take nothing from the outer one", () => {
  const take = tokenBuckets({ nowMs: () => 0 });
  const inner = { key: "address", perMinute: 1 };
  const outer = { key: "network", perMinute: 2 };
  expect(take([inner, outer])).toBeUndefined();
  for (let n = 0; n < 5; n++) expect(take([inner, outer])?.lacking).toBe(inner);
  const neighbor = { key: "neighbor", perMinute: 1 };
  expect(take([neighbor, outer])).toBeUndefined();
  expect(take([{ key: "third", perMinute: 1 }, outer])?.lacking).toBe(outer);
});

test("a bucket never holds more than a minute's tokens", () => {
  let now = 0;
  const take = tokenBuckets({ nowMs: () => now });
  take(of("a", 1));
  now = 3_600_000;
  expect(take(of("a", 1))).toBeUndefined();
  expect(take(of("a", 1))).toBeDefined();
});

test("memory is bounded", () => {
  const take = tokenBuckets({ nowMs: () => 0, maxKeys: 2 });
  for (const key of ["a", "b", "c"]) take(of(key, 1));
  expect(take(of("c", 1))).toBeDefined();
  expect(take(of("a", 1))).toBeUndefined();
});
