import fc from "fast-check";
import { expect, test } from "vitest";
import { estimate } from "./estimate.ts";
import { printedOf } from "./printed.ts";
import { anyProgramme } from "./programme.arbitrary.ts";
import { startingProgramme } from "./programme.ts";

test("the printed total is the sum of the printed rows, and near what it stands for", () => {
  fc.assert(
    fc.property(anyProgramme, (programme) => {
      const result = estimate(programme);
      const { cases, allCases, costs, cost, allIn } = printedOf(result);
      const sum = (rows: number[]) => rows.reduce((total, row) => total + row, 0);
      expect(sum(cases)).toBeCloseTo(allCases, 6);
      expect(sum(costs)).toBe(cost);
      for (const [printed, exact] of [
        [cost, result.cost.likely],
        [allIn, result.allIn.likely],
      ] as const) {
        expect(Math.abs(printed - exact)).toBeLessThanOrEqual(0.02 * exact + 1);
      }
    }),
  );
});

test("few cases are printed as a sentence counts them, and none of them as nothing", () => {
  const { cases, cost, ...rest } = estimate(startingProgramme("es"));
  const of = (likely: number) => {
    const parts = [{ part: "glass" as const, cases: { ...cases, likely }, cost }];
    return printedOf({ ...rest, cases, cost, parts }).allCases;
  };
  expect([1.15, 0.34, 0.04].map(of)).toEqual([1.2, 0.3, 0.04]);
});
