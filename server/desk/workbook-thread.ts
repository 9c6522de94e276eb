// Collects rows until null, then sends back the file.
import { parentPort, workerData } from "node:worker_threads";
import writeXlsxFile from "write-excel-file/node";
import type { Cell } from "./export-table.ts";

const rows: ReturnType<typeof cellOf>[][] = [];
const columns = (workerData as { widths: number[] }).widths.map((width) => ({ width }));

/** The row of headings filters the others. */
const filterRow = {
  files: {
    transform: {
      "xl/worksheets/sheet{id}.xml": {
        insert: () => `<autoFilter ref="${area()}"/>`,
      },
    },
  },
};

function area(): string {
  const last = rows[0]?.length ?? 1;
  const letter = (n: number) => String.fromCharCode(65 + n);
  const name = last > 26 ? letter(Math.floor((last - 1) / 26) - 1) : "";
  return `A1:${name}${letter((last - 1) % 26)}${Math.max(rows.length, 1)}`;
}

/** Excel takes a file with a longer cell for a damaged one. */
const longestText = 32_767;

/** Cells of type String are never formulas. */
function cellOf(value: Cell) {
  if (value === null) return null;
  if (typeof value === "number") return { type: Number, value, format: "#,##0" };
  if (typeof value === "string") {
    const isLong = value.length > longestText;
    return { type: String, value: isLong ? `${value.slice(0, longestText - 1)}…` : value };
  }
  const format = value.time % 86_400_000 === 0 ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm";
  return { type: Date, value: new Date(value.time), format };
}

parentPort?.on("message", async (row: Cell[] | null) => {
  if (!row) {
    const options = { stickyRowsCount: 1, columns };
    parentPort?.postMessage(
      await writeXlsxFile(rows, options, { features: [filterRow] }).toBuffer(),
    );
    return;
  }
  rows.push(row.map(cellOf));
});
