import { fstatSync, writeSync } from "node:fs";

/** About a minute of a busy site. */
const mostWaitingBytes = 1024 * 1024;

/** Standard output, never waited for: a full disk, or a reader that has stopped reading, costs lines and no visitor. */
export function openLogSink() {
  const isFile = fstatSync(1).isFile();
  let dropped = 0;
  // A broken pipe would end the process.
  if (!isFile) process.stdout.on("error", () => {});

  /** A line that was cut off by a full disk is ended before the next. */
  let isCut = false;
  function writeToFile(line: string): void {
    try {
      const bytes = Buffer.from(isCut ? `\n${line}` : line);
      isCut = writeSync(1, bytes) < bytes.length;
    } catch {
      dropped += 1;
    }
  }

  return {
    write(line: string): void {
      if (isFile) writeToFile(line);
      else if (process.stdout.writableLength > mostWaitingBytes) dropped += 1;
      else process.stdout.write(line);
    },
    /** How many lines were lost. */
    dropped: () => dropped,
  };
}
