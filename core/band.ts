// Section 4 of docs/estimate.md: how far an assumption spreads, and what a spread means for the result. A spread is a squared
// coefficient of variation; what spreads is taken as lognormal.

/** 8 of 10 outcomes of a normal distribution lie within so many standard deviations of its mean. */
const tenth = 1.28155;

/** A wider range, or one that begins at zero, counts as this one: high in terms of low. */
const widestRatio = 30;
const widestSpread = 2;

/** Below so many expected cases a year chance alone decides, and a band would promise too much. */
const fewCases = 10;

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
export function spreadOfProduct(factors: Factors): number {
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

/** The share of a normal distribution below `at` standard deviations; Abramowitz and Stegun 26.2.17, within 0.0000001. */
export function normalBelow(at: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(at));
  const terms = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const tail = terms.reduce((sum, term) => (sum + term) * t, 0);
  const above = (Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return at > 0 ? 1 - above : above;
}
