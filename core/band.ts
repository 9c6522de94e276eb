// Section 8 of docs/estimate.md: how far an assumption spreads, and what a spread means for the result. Squared coefficients of
// variation in millionths, read from tables: no engine's logarithm is asked.

/** High in percent of low -> squared coefficient of variation of a lognormal with that 10-90 % band, in millionths. */
const spreads: Table = [
  [100, 0],
  [105, 362],
  [110, 1_384],
  [115, 2_978],
  [120, 5_073],
  [130, 10_533],
  [140, 17_383],
  [150, 25_341],
  [160, 34_197],
  [180, 53_998],
  [200, 75_875],
  [225, 105_282],
  [250, 136_327],
  [275, 168_558],
  [300, 201_679],
  [350, 269_844],
  [400, 339_820],
  [450, 411_082],
  [500, 483_331],
  [600, 630_168],
  [700, 779_595],
  [800, 931_323],
  [1_000, 1_241_281],
  [1_300, 1_722_202],
  [1_600, 2_222_452],
  [2_000, 2_919_926],
  [3_000, 4_817_596],
];

/** Squared coefficient of variation -> the ends of the 10-90 % band, in ten-thousandths of the mean. */
const lows: Table = [
  [0, 10_000],
  [1_000, 9_598],
  [2_500, 9_368],
  [5_000, 9_112],
  [10_000, 8_756],
  [15_000, 8_489],
  [20_000, 8_268],
  [30_000, 7_905],
  [40_000, 7_608],
  [50_000, 7_353],
  [65_000, 7_025],
  [80_000, 6_743],
  [100_000, 6_419],
  [125_000, 6_073],
  [150_000, 5_775],
  [200_000, 5_282],
  [250_000, 4_882],
  [300_000, 4_549],
  [400_000, 4_019],
  [500_000, 3_610],
  [650_000, 3_143],
  [800_000, 2_790],
  [1_000_000, 2_433],
  [1_500_000, 1_855],
  [2_000_000, 1_507],
];

const highs: Table = [
  [0, 10_000],
  [1_000, 10_408],
  [2_500, 10_648],
  [5_000, 10_920],
  [10_000, 11_307],
  [15_000, 11_606],
  [20_000, 11_858],
  [30_000, 12_282],
  [40_000, 12_639],
  [50_000, 12_952],
  [65_000, 13_366],
  [80_000, 13_731],
  [100_000, 14_162],
  [125_000, 14_636],
  [150_000, 15_056],
  [200_000, 15_778],
  [250_000, 16_385],
  [300_000, 16_909],
  [400_000, 17_774],
  [500_000, 18_465],
  [650_000, 19_280],
  [800_000, 19_910],
  [1_000_000, 20_552],
  [1_500_000, 21_567],
  [2_000_000, 22_121],
];

type Table = readonly (readonly [from: number, to: number])[];

export const whole = 1_000_000n;

/** Of a figure between `low` and `high`. A figure that may be zero spreads as far as the table goes. */
export function spreadOf(low: bigint, high: bigint): bigint {
  if (high === low) return 0n;
  return interpolate(spreads, low === 0n ? 3_000n : divide(100n * high, low));
}

/** Of a product of independent factors, from theirs. */
export function spreadOfProduct(factors: readonly bigint[]): bigint {
  const product = factors.reduce((sum, spread) => sum * (whole + spread), whole);
  return divide(product, whole ** BigInt(factors.length)) - whole;
}

export interface Part {
  mean: bigint;
  spread: bigint;
  /** What spreads, where a part of it that does not spread was taken off the mean. */
  gross?: bigint;
}

/** Of a sum of independent parts, from theirs. */
export function spreadOfSum(parts: readonly Part[]): bigint {
  const total = parts.reduce((sum, { mean }) => sum + mean, 0n);
  const squares = parts.reduce(
    (sum, { mean, spread, gross = mean }) => sum + gross * gross * spread,
    0n,
  );
  return total === 0n ? 0n : divide(squares, total * total);
}

export function bandOf(mean: bigint, spread: bigint): { low: bigint; high: bigint } {
  return {
    low: divide(mean * interpolate(lows, spread), 10_000n),
    high: divide(mean * interpolate(highs, spread), 10_000n),
  };
}

/**
 * Linear between the rows, the nearest row's value beyond them. `at` may be given in parts of the table's units, and the result
 * asked for in parts of them.
 */
export function interpolate(table: Table, at: bigint, resultParts = 1n, atParts = 1n): bigint {
  const after = table.findIndex(([from]) => BigInt(from) * atParts >= at);
  const [x1, y1] = big(table.at(after));
  if (after <= 0) return y1 * resultParts;
  const [x0, y0] = big(table[after - 1]);
  const weighted = y0 * (x1 * atParts - at) + y1 * (at - x0 * atParts);
  return divide(resultParts * weighted, (x1 - x0) * atParts);
}

function big(row: readonly [number, number] = [0, 0]): [bigint, bigint] {
  return [BigInt(row[0]), BigInt(row[1])];
}

/** Rounds half up. Neither is negative. */
export function divide(amount: bigint, by: bigint): bigint {
  return (2n * amount + by) / (2n * by);
}
