import { expect, test } from "vitest";
import { tierOf } from "./volume.ts";

test("the largest tier that is reached counts, in whatever order they were written", () => {
  const tiers = [
    { customers: 100_000, discount: 12 },
    { customers: 20_000, discount: 5 },
  ];
  expect(tierOf(tiers, 19_999)).toBeUndefined();
  expect(tierOf(tiers, 20_000)?.discount).toBe(5);
  expect(tierOf(tiers, 5_000_000)?.discount).toBe(12);
  expect(tierOf([], 100)).toBeUndefined();
});
