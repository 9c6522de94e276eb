export type Row = Record<string, number>;

/** Of each page's rows, the median of each column. */
export function medians(rows: Map<string, Row[]>): Record<string, Row> {
  return Object.fromEntries([...rows].map(([page, measured]) => [page, mediansOf(measured)]));
}

function mediansOf(rows: Row[]): Row {
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const value = median(rows.map((row) => row[name] ?? Number.NaN));
      return [name, name === "CLS" ? Number(value.toFixed(3)) : Math.round(value)];
    }),
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
