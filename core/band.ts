// Section 4 of docs/estimate.md: how far an assumption spreads, and what a spread means for the result. A spread is a squared
// coefficient of variation; what spreads is taken as lognormal.

/** 8 of 10 outcomes of a normal distribution lie within so many standard deviations of its mean. */
const tenth = 1.28155;

/** A wider range, or one that begins at zero, counts as this one: high in terms of low. */
const widestRatio = 30;
const widestSpread = 2;

/** Of a figure between `low` and `high`. */
export function spreadOf({ low, high }: { low: number; high: number }): number {
  if (high === low) return 0;
  const ratio = low === 0 ? widestRatio : Math.min(widestRatio, high / low);
  return Math.exp((Math.log(ratio) / (2 * tenth)) ** 2) - 1;
}

/** Of a product of independent factors, from theirs. */
export function spreadOfProduct(...factors: number[]): number {
  return factors.reduce((product, spread) => product * (1 + spread), 1) - 1;
}

export interface Part {
  mean: number;
  spread: number;
  /** What spreads, where a part of it that does not spread was taken off the mean. */
  gross?: number;
}

/** Of a sum of independent parts, from theirs. */
export function spreadOfSum(parts: readonly Part[]): number {
  const total = parts.reduce((sum, { mean }) => sum + mean, 0);
  const variance = parts.reduce(
    (sum, { mean, spread, gross = mean }) => sum + gross ** 2 * spread,
    0,
  );
  return total === 0 ? 0 : variance / total ** 2;
}

/** In whole units: engines differ in the last digits of a logarithm, and two readers of one link see one result. */
export function bandOf(mean: number, spread: number): { low: number; high: number } {
  const variance = Math.log(1 + Math.min(spread, widestSpread));
  const end = (deviations: number) =>
    Math.round(mean * Math.exp(-variance / 2 + deviations * Math.sqrt(variance)));
  return { low: end(-tenth), high: end(tenth) };
}
