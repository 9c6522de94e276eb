import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type Cell, columnWidths } from "./export-table.ts";

/** The site's own memory is not for the desk: a larger table is refused, not cut. */
const largest = { rows: 50_000, memoryMb: 512 };

let lastMade: Promise<unknown> = Promise.resolve();

/**
 * Rows as an Excel file; undefined if they are too many, or nobody waits for it any more. In a thread of its own, and one after
 * the other: ten thousand rows take seconds, in which no visitor would be answered.
 */
export function workbookOf(
  rows: AsyncIterable<Cell[]>,
  signal: AbortSignal,
  limits = largest,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const made = lastMade.then(() => make(rows, signal, limits));
  lastMade = made.catch(() => {});
  return made;
}

async function make(rows: AsyncIterable<Cell[]>, signal: AbortSignal, limits: typeof largest) {
  const thread = new Worker(new URL("./workbook-thread.ts", import.meta.url), {
    workerData: { widths: columnWidths },
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  });
  // Caught at once: a thread that runs out of memory while rows are read must not end the process.
  let isFull = false;
  const made = once(thread, "message").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_WORKER_OUT_OF_MEMORY") throw error;
    isFull = true;
    return [undefined];
  });
  let count = 0;
  try {
    for await (const row of rows) {
      count += 1;
      if (signal.aborted || isFull || count > limits.rows) return undefined;
      thread.postMessage(row);
    }
    thread.postMessage(null);
    const [file] = await made;
    return file;
  } finally {
    await thread.terminate();
  }
}
