// What core/band.ts works out, as formulas.
import { normalBelow } from "#core/band.ts";
import type { Level } from "#core/estimate.ts";
import type { Constants } from "./constants-sheet.ts";
import {
  both,
  type Cells,
  either,
  exp,
  type Formula,
  isBelow,
  isSame,
  least,
  ln,
  minus,
  normal,
  numberOf,
  type Operand,
  over,
  plus,
  power,
  round,
  sqrt,
  times,
  whole,
} from "./formula.ts";
import { from } from "./sheet.ts";

export function spreadBetween(low: Formula, high: Formula, constants: Constants): Formula {
  const { deviations, widestRatio } = constants;
  const ratio = either(isSame(low, 0), widestRatio, least(widestRatio, over(high, low)));
  const deviation = over(ln(ratio), times(2, deviations));
  return either(isSame(low, high), 0, minus(exp(power(deviation, 2)), 1));
}

function variance(spread: Operand, { widestSpread }: Constants): Formula {
  return ln(plus(1, least(spread, widestSpread)));
}

/** An end of 8 of 10 outcomes, as a factor of the mean. */
export function endOf(spread: Operand, level: Level, constants: Constants): Formula {
  if (level === "likely") return whole("1", 1);
  const of = variance(spread, constants);
  const deviation = times(constants.deviations, sqrt(of));
  const middle = over(of, -2);
  return exp(level === "low" ? minus(middle, deviation) : plus(middle, deviation));
}

/** The same where there are enough cases for one, in hundredths. */
export function bandEnd(
  mean: Operand,
  spread: Operand,
  level: Level,
  cases: Formula,
  constants: Constants,
): Formula {
  const end = round(times(mean, endOf(spread, level, constants)), 2);
  return either(areFew(cases, constants), "–", end);
}

export function areFew(cases: Formula, { fewCases }: Constants): Formula {
  return both(isBelow(0, cases), isBelow(cases, fewCases));
}

/** What few cases add to a spread. */
export function chance(cases: Formula, ofOneCase: Operand): Formula {
  return either(isSame(cases, 0), 0, over(ofOneCase, cases));
}

/** Of the mean, the part that on average lies above `stop` times the mean. */
export function shareAbove(stop: Formula, spread: Formula, constants: Constants): Formula {
  const deviation = sqrt(variance(spread, constants));
  const at = over(ln(stop), deviation);
  const below = (sign: 2 | -2) => normal(minus(over(deviation, sign), at), normalBelow);
  return either(isSame(spread, 0), 0, minus(below(2), times(stop, below(-2))));
}

/** A name in two parts means that they err together. */
export interface Factor {
  name: Formula;
  spread: Formula;
}

export interface Part {
  mean: Formula;
  factors: readonly Factor[];
}

/** What a part adds to the variance of a sum: its own, and what it shares with each of the parts after it. */
export function varianceAt(parts: readonly Part[], index: number): Formula {
  const { mean, factors } = parts[index] as Part;
  const own = times(
    power(mean, 2),
    minus(times(...factors.map(({ spread }) => plus(1, spread))), 1),
  );
  const after = parts.slice(index + 1);
  if (after.length === 0 || factors.length === 0) return own;
  const names = factors.map((_, at) =>
    from(after.map((part) => (part.factors[at] as Factor).name)),
  );
  return plus(own, times(2, mean, shared(from(after.map((part) => part.mean)), factors, names)));
}

function shared(means: Cells, factors: readonly Factor[], names: readonly Cells[]): Formula {
  const text = factors
    .map(({ name, spread }, at) => `(1+(${names[at]?.text}=${name.text})*${spread.text})`)
    .join("*");
  const value = means.values.reduce((sum: number, mean, row) => {
    const product = factors.reduce(
      (all, { name, spread }, at) =>
        all * (1 + (names[at]?.values[row] === name.value ? numberOf(spread) : 0)),
      1,
    );
    return sum + Number(mean) * (product - 1);
  }, 0);
  return whole(`SUMPRODUCT(${means.text},${text}-1)`, value);
}

export function spreadOfSum(variances: Formula, mean: Formula): Formula {
  return either(isSame(mean, 0), 0, over(variances, power(mean, 2)));
}
