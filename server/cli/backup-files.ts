// A backup folder: dated files of encrypted leads; one file of keys, replaced by each backup, so that deleting a key makes
// the lead unreadable in older files too; and the erasure ledger.
import { createReadStream } from "node:fs";
import { type FileHandle, open, readdir, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

export function keysFile(folder: string): string {
  return join(folder, "keys.jsonl");
}

export function ledgerFile(folder: string): string {
  return join(folder, "erased.jsonl");
}

/** Names sort by time. */
export function leadsFile(folder: string, now: Date): string {
  return join(folder, `leads-${now.toISOString().replaceAll(":", "-")}.jsonl`);
}

/** The file itself, or the newest of a folder; undefined if there is none. */
export async function newestLeadsFile(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found && path;
  const names = (await readdir(path)).filter((name) => /^leads-.*\.jsonl$/.test(name)).sort();
  const newest = names.at(-1);
  return newest && join(path, newest);
}

/** Readable by its owner only, and renamed into place once it is complete and on disk. */
export async function writeWhole(
  path: string,
  write: (writeLine: (line: unknown) => Promise<void>) => Promise<void>,
): Promise<void> {
  const part = `${path}.part`;
  const file = await open(part, "w", 0o600);
  try {
    await file.chmod(0o600);
    await write(async (line) => {
      await file.write(`${JSON.stringify(line)}\n`);
    });
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
  await syncFolder(dirname(path));
}

/** Empty if the file does not exist; unreadable lines are skipped. */
export async function* readLines(path: string): AsyncGenerator<Record<string, unknown>> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
    throw error;
  }
  await file.close();
  for await (const line of createInterface({ input: createReadStream(path) })) {
    try {
      yield JSON.parse(line);
    } catch {
      // The caller knows how many lines to expect and reports the difference.
    }
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
