import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** A table that takes more is refused: the site's own memory is not for the desk. */
const mostMemoryMb = 512;

let lastMade: Promise<unknown> = Promise.resolve();

/**
 * Rows as an Excel file; undefined once nobody waits for it. In a thread of its own, and one after the other: ten thousand rows take
 * seconds, in which no visitor would be answered.
 */
export function workbookOf(
  rows: AsyncIterable<string[]>,
  signal: AbortSignal,
  maxOldGenerationSizeMb = mostMemoryMb,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const made = lastMade.then(() => make(rows, signal, { maxOldGenerationSizeMb }));
  lastMade = made.catch(() => {});
  return made;
}

async function make(
  rows: AsyncIterable<string[]>,
  signal: AbortSignal,
  resourceLimits: Worker["resourceLimits"],
) {
  const thread = new Worker(new URL("./workbook-thread.ts", import.meta.url), { resourceLimits });
  const made = once(thread, "message");
  // A thread that fails while rows are read ends the reading, and not the process.
  let isOver = false;
  made.catch(() => {
    isOver = true;
  });
  try {
    for await (const row of rows) {
      if (signal.aborted) return undefined;
      if (isOver) break;
      thread.postMessage(row);
    }
    thread.postMessage(null);
    const [file] = await made;
    return file;
  } finally {
    await thread.terminate();
  }
}
