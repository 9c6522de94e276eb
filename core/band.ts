// Section 4 of docs/estimate.md: how far an assumption spreads, and what a spread means for the result. A spread is a squared
// coefficient of variation; what spreads is taken as lognormal.

/** 8 of 10 outcomes of a normal distribution lie within so many standard deviations of its mean. */
export const tenth = 1.28155;

/** A wider range, or one that begins at zero, counts as this one: high in terms of low. */
export const widestRatio = 30;
export const widestSpread = 2;

/** Below so many expected cases a year chance alone decides, and a band would promise too much. */
export const fewCases = 10;

/** Of a figure between `low` and `high`. */
export function spreadOf({ low, high }: { low: number; high: number }): number {
  if (high === low) return 0;
  const ratio = low === 0 ? widestRatio : Math.min(widestRatio, high / low);
  return Math.exp((Math.log(ratio) / (2 * tenth)) ** 2) - 1;
}

/** The spreads of what a mean is multiplied from, by name. What has the same name errs together. */
export type Factors = Readonly<Record<string, number>>;

export interface Part {
  mean: number;
  factors: Factors;
}

/** Of a product of independent factors. */
function spreadOfProduct(factors: Factors): number {
  return Object.values(factors).reduce((product, spread) => product * (1 + spread), 1) - 1;
}

/** Of a sum of products: two of them err together by the factors that they share. */
export function spreadOfSum(parts: readonly Part[]): number {
  const total = parts.reduce((sum, { mean }) => sum + mean, 0);
  if (total === 0) return 0;
  let variance = 0;
  parts.forEach((one, index) => {
    variance += one.mean ** 2 * spreadOfProduct(one.factors);
    for (const other of parts.slice(index + 1)) {
      const names = Object.keys(one.factors).filter((name) => name in other.factors);
      const shared = Object.fromEntries(names.map((name) => [name, one.factors[name] ?? 0]));
      variance += 2 * one.mean * other.mean * spreadOfProduct(shared);
    }
  });
  return variance / total ** 2;
}

/** The ends between which 8 of 10 outcomes lie, as factors of the mean. */
export function endsOf(spread: number): { low: number; high: number } {
  const variance = Math.log(1 + Math.min(spread, widestSpread));
  const end = (deviations: number) => Math.exp(-variance / 2 + deviations * Math.sqrt(variance));
  return { low: end(-tenth), high: end(tenth) };
}

/** Half a unit goes up, as in a spreadsheet, also where a product's last binary digit falls short of it. */
export function wholeOf(value: number): number {
  return Math.round(Number(value.toPrecision(15)));
}

/** In whole units: engines differ in the last digits of a logarithm, and two readers of one link see one result. */
export function bandOf(mean: number, spread: number): { low: number; high: number } {
  const { low, high } = endsOf(spread);
  return { low: Math.round(mean * low), high: Math.round(mean * high) };
}

/** Of the mean, the part that on average lies above `stop` times the mean. */
export function shareAbove(stop: number, spread: number): number {
  const deviation = Math.sqrt(Math.log(1 + Math.min(spread, widestSpread)));
  if (deviation === 0) return Math.max(0, 1 - stop);
  const at = Math.log(stop) / deviation;
  return normalBelow(deviation / 2 - at) - stop * normalBelow(-deviation / 2 - at);
}

/** The chance of a year without a case, and how many years pass from one to the next, where cases are too few for a band. */
export function fewCasesOf(cases: number): { none: number; years: number } | undefined {
  return cases > 0 && cases < fewCases ? { none: Math.exp(-cases), years: 1 / cases } : undefined;
}

/** The share of a normal distribution below `at` standard deviations, to the last digits (Marsaglia 2004): a spreadsheet gives the same. */
export function normalBelow(at: number): number {
  if (Math.abs(at) > 8) return at > 0 ? 1 : 0;
  let sum = at;
  let term = at;
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= at ** 2 / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp(-(at ** 2) / 2)) / Math.sqrt(2 * Math.PI);
}
