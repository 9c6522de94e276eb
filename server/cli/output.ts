import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { type Print, UsageError } from "./arguments.ts";

/** To a new file if one is named, otherwise to standard output. */
export async function writeTo(
  output: string | undefined,
  print: Print,
  write: (print: Print) => Promise<void>,
): Promise<void> {
  if (output === undefined) return write(print);
  const file = create(output);
  try {
    await write((text) => writeSync(file, text));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  print(`Written to ${output}.\n`);
}

/** Readable by its owner only; never overwrites a file. */
function create(path: string): number {
  try {
    return openSync(path, "wx", 0o600);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    throw new UsageError(
      code === "EEXIST" ? `${path} exists already.` : `${path} cannot be written (${code}).`,
    );
  }
}
