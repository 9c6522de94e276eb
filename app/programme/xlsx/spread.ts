// What core/band.ts works out, as formulas.
import type { Level } from "#core/estimate.ts";
import type { Constants } from "./constants-sheet.ts";
import { type Formula, formula, type Operand, times } from "./formula.ts";
import { from } from "./sheet.ts";

export function spreadBetween(low: Formula, high: Formula, constants: Constants): Formula {
  const { deviations, widestRatio: widest } = constants;
  const ratio = formula`IF(${low}=0,${widest},MIN(${widest},${high}/${low}))`;
  return formula`IF(${low}=${high},0,EXP((LN(${ratio})/(2*${deviations}))^2)-1)`;
}

function variance(spread: Formula, { widestSpread }: Constants): Formula {
  return formula`LN(1+MIN(${spread},${widestSpread}))`;
}

/** An end of 8 of 10 outcomes, as a factor of the mean. */
export function endOf(spread: Formula, level: Level, constants: Constants): Formula {
  if (level === "likely") return formula`1`;
  const of = variance(spread, constants);
  const away = formula`${constants.deviations}*SQRT(${of})`;
  return level === "low" ? formula`EXP(0-${of}/2-${away})` : formula`EXP(${away}-${of}/2)`;
}

/** The same where there are enough cases for one, in hundredths. */
export function bandEnd(
  mean: Formula,
  spread: Formula,
  level: Level,
  cases: Formula,
  constants: Constants,
): Formula {
  const end = endOf(spread, level, constants);
  return formula`IF(${areFew(cases, constants)},"–",ROUND(${mean}*${end},2))`;
}

export function areFew(cases: Formula, { fewCases }: Constants): Formula {
  return formula`AND(0<${cases},${cases}<${fewCases})`;
}

/** What few cases add to a spread. */
export function chance(cases: Formula, ofOneCase: Operand): Formula {
  return formula`IF(${cases}=0,0,${ofOneCase}/${cases})`;
}

/** Of the mean, the part that on average lies above `stop` times the mean. */
export function shareAbove(stop: Formula, spread: Formula, constants: Constants): Formula {
  const deviation = formula`SQRT(${variance(spread, constants)})`;
  const at = formula`LN(${stop})/${deviation}`;
  const above = formula`_xlfn.NORM.S.DIST(${deviation}/2-${at},TRUE)`;
  const below = formula`_xlfn.NORM.S.DIST(0-${deviation}/2-${at},TRUE)`;
  return formula`IF(${spread}=0,0,${above}-${stop}*${below})`;
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
  const own = formula`${mean}^2*${spreadOf(factors)}`;
  const after = parts.slice(index + 1);
  if (after.length === 0 || factors.length === 0) return own;
  const shared = factors.map(({ name, spread }, at) => {
    const names = from(after.map((part) => (part.factors[at] as Factor).name));
    return formula`1+(${names}=${name})*${spread}`;
  });
  const means = from(after.map((part) => part.mean));
  return formula`${own}+2*${mean}*SUMPRODUCT(${means},${times(...shared)}-1)`;
}

/** Of a product. */
export function spreadOf(factors: readonly Factor[]): Formula {
  return formula`${times(...factors.map(({ spread }) => formula`1+${spread}`))}-1`;
}

export function spreadOfSum(variances: Formula, mean: Formula): Formula {
  return formula`IF(${mean}=0,0,${variances}/${mean}^2)`;
}
