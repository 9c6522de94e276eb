/** A whole number as people write it, grouped by points, commas or spaces; undefined for "1.5" or "1e9". */
export function readInteger(text: string): number | undefined {
  const match = /^(\d{1,3}(?:([.,\s])\d{3}(?:\2\d{3})*)?|\d{1,12})$/.exec(text.trim());
  return match ? Number(text.replace(/\D/g, "")) : undefined;
}
