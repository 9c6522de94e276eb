/** A whole number as people write it, grouped by points, commas or spaces; undefined for "1.5" or "1e9". */
export function readInteger(text: string): number | undefined {
  const match = /^(\d{1,3}(?:([.,\s])\d{3}(?:\2\d{3})*)?|\d{1,12})$/.exec(text.trim());
  return match ? Number(text.replace(/\D/g, "")) : undefined;
}

/** A number with up to two decimals, in hundredths: "95,5" and "1.234,50" in any country's signs. Three digits are a group. */
export function readHundredths(text: string): number | undefined {
  const [, whole = "", sign, decimals = ""] =
    /^(.*?)(?:([.,])(\d{1,2}))?$/s.exec(text.trim()) ?? [];
  const units = readInteger(whole);
  const isGroupSign = sign !== undefined && whole.includes(sign);
  return units === undefined || isGroupSign
    ? undefined
    : units * 100 + Number(decimals.padEnd(2, "0"));
}
