// Numbers as people type them, in any country's signs. Apart from number-format.ts, which the home page does not load.

/** Grouped by points, commas or spaces; not "1.5", "0.500" or "1e9". */
export const wholeNumber = /^(?:\d{1,12}|[1-9]\d{0,2}([.,\s])\d{3}(?:\1\d{3})*)$/;

export function readWhole(text: string): number | undefined {
  return wholeNumber.test(text.trim()) ? Number(text.replace(/\D/g, "")) : undefined;
}

export function writeWhole(value: number, group: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, group);
}

/** Both readings of "95.555", in hundredths. */
export interface Unclear {
  whole: number;
  decimal: number;
}

/**
 * A number in hundredths. Where the point is the decimal sign, "95.555" can be a whole number in another country's signs as well as
 * decimals, and a wrong guess would be a thousand times off.
 */
export function readHundredths(text: string, point: string): number | Unclear | undefined {
  const trimmed = text.trim();
  const grouped = readWhole(trimmed);
  if (grouped !== undefined) {
    const isUnclear = trimmed.split(point).length === 2;
    const decimal = Math.round(Number(trimmed.replace(point, ".")) * 100);
    return isUnclear ? { whole: grouped * 100, decimal } : grouped * 100;
  }
  const [, before = "", sign, decimals] = /^(.*)([.,])(\d+)$/s.exec(trimmed) ?? [];
  const units = before === "" ? 0 : readWhole(before);
  if (sign === undefined || units === undefined || before.includes(sign)) return undefined;
  return units * 100 + Math.round(Number(`0.${decimals}`) * 100);
}
