import fc from "fast-check";
import { expect, test } from "vitest";
import { estimate } from "./estimate.ts";
import { printedOf } from "./printed.ts";
import { anyProgramme } from "./programme.arbitrary.ts";

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
