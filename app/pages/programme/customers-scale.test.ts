import { expect, test } from "vitest";
import { customersAt, lastStep, stepOf } from "./customers-scale.ts";

test("every step is a larger round number, and is found again", () => {
  let before = 0;
  for (let step = 0; step <= lastStep; step += 1) {
    const customers = customersAt(step);
    expect(customers).toBeGreaterThan(before);
    expect(stepOf(customers)).toBe(step);
    before = customers;
  }
  expect([customersAt(0), customersAt(lastStep)]).toEqual([1_000, 5_000_000]);
  expect([stepOf(100), stepOf(50_000_000)]).toEqual([0, lastStep]);
});
