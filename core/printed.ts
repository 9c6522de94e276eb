// What is shown adds up: rows are rounded to one step, and a total is the sum of the rows as they are printed.
import { wholeOf } from "./band.ts";
import type { Estimate } from "./estimate.ts";

/** Of a total, so many digits are printed. */
const digits = 4;

export interface Printed {
  cases: number[];
  allCases: number;
  /** In minor units. */
  costs: number[];
  cost: number;
  allIn: number;
}

/** The likely values of an estimate as the page, the brief, the mails and the tools print them. */
export function printedOf({ parts, cost, allIn }: Estimate): Printed {
  const cases = roundedTogether(
    parts.map((part) => part.cases.likely * 100),
    10,
  );
  const costs = roundedTogether(
    parts.map((part) => part.cost.likely),
    1,
  );
  const sum = costs.reduce((total, each) => total + each, 0);
  const factor = cost.likely === 0 ? 0 : allIn.likely / cost.likely;
  const price = sum * factor;
  return {
    cases: cases.map((each) => each / 100),
    allCases: cases.reduce((total, each) => total + each, 0) / 100,
    costs,
    cost: sum,
    allIn: rounded(price, stepOf(price, 1)),
  };
}

/** Hundredths; `fine` is the step of small ones, all others are whole. */
function roundedTogether(values: number[], fine: number): number[] {
  const step = stepOf(
    values.reduce((sum, each) => sum + each, 0),
    fine,
  );
  // With few, each says what it has: none is printed as nothing.
  return values.map((value) => rounded(value, step) || (step === fine ? value : 0));
}

function stepOf(total: number, fine: number): number {
  if (total < 10_000) return fine;
  return Math.max(100, 10 ** (Math.floor(Math.log10(total)) - digits + 1));
}

function rounded(value: number, step: number): number {
  return wholeOf(value / step) * step;
}
