// Collects rows until null, then sends back the file.
import { parentPort } from "node:worker_threads";
import writeXlsxFile from "write-excel-file/node";

const rows: { type: typeof String; value: string }[][] = [];

parentPort?.on("message", async (row: string[] | null) => {
  if (!row) {
    parentPort?.postMessage(await writeXlsxFile(rows, { stickyRowsCount: 1 }).toBuffer());
    return;
  }
  // Cells of type String are never formulas.
  rows.push(row.map((value) => ({ type: String, value })));
});
