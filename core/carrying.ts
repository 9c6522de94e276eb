// Three ways to pay for the same programme, on the same distribution of a year’s cost, and the risk that each leaves to the company.
import { endsOf, fewCasesOf, shareAbove } from "./band.ts";
import type { Estimate } from "./estimate.ts";

/** Where a yearly stop can be, in percent of the expected year. */
export const stops = [110, 120, 150] as const;

/** Money of a year in minor units, all-in and without tax. */
export interface Carrying {
  /** Whatever happens. */
  fixed: number;
  /** Of one case; and what a year of them comes to in 8 of 10 outcomes. */
  perEvent: number;
  /** With few cases, one of which costs more than the expected year, there is neither a range nor a stop. */
  year?: { low: number; high: number };
  /** With a stop: the most that a year costs, and what lies above it on average, which the operator carries. */
  stopped: { percent: number; most: number; above: number }[];
}

/** The all-in factor is agreed, and each buyer more pays for himself, so neither varies: the cases and their cost do. */
export function carryingOf({ allIn, cases, spread }: Estimate): Carrying {
  const price = allIn.likely;
  const { low, high } = endsOf(spread);
  const hasFew = fewCasesOf(cases.likely) !== undefined;
  return {
    fixed: price,
    perEvent: cases.likely === 0 ? 0 : Math.round(price / cases.likely),
    ...(!hasFew && { year: { low: Math.round(price * low), high: Math.round(price * high) } }),
    stopped: (hasFew ? [] : stops).map((percent) => ({
      percent,
      most: Math.round((price * percent) / 100),
      above: Math.round(price * shareAbove(percent / 100, spread)),
    })),
  };
}
