// The slider's scale: each step adds about an eighth and gives a round number.
const range = { min: 1_000, max: 5_000_000 };

/** Few enough that two steps never round to the same number. */
export const lastStep = 75;

export function customersAt(step: number): number {
  const value = range.min * (range.max / range.min) ** (step / lastStep);
  const round = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / round) * round;
}

/** The nearest step; numbers beyond the slider's range are at its ends. */
export function stepOf(customers: number): number {
  const share = Math.log(customers / range.min) / Math.log(range.max / range.min);
  return Math.round(Math.min(1, Math.max(0, share)) * lastStep);
}
