// A backup folder: dated files of encrypted leads; one file of keys, replaced by each backup, so that deleting a key makes
// the lead unreadable in older files too; and the erasure ledger. The last line of a file has the number of lines before it and
// their hash.

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { codeOf, isBusy, isSqliteError } from "#server/leads/sqlite/errors.ts";
import { syncFolder } from "#server/sync-folder.ts";
import { UsageError } from "./arguments.ts";

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

/**
 * The file itself, or the newest of a folder.
 *
 * @throws {UsageError}
 */
export async function newestLeadsFile(path: string, now: Date): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) return path;
  const newest = found && (await leadsFilesIn(path)).at(-1);
  if (!newest) throw new UsageError(`There is no backup at ${path}.`);
  if (join(path, newest) > leadsFile(path, now)) {
    throw new UsageError(`${newest} is dated in the future: name the file that you mean.`);
  }
  return join(path, newest);
}

/** Removes the oldest files of leads. The keys stay: those of removed leads are gone already. */
export async function removeAllBut(folder: string, newest: number): Promise<void> {
  for (const name of (await leadsFilesIn(folder)).slice(0, -newest)) {
    await rm(join(folder, name));
    await rm(join(folder, name.replace("leads-", "content-")), { force: true });
  }
}

/** Oldest first. */
async function leadsFilesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^leads-.*\.jsonl$/.test(name)).sort();
}

/**
 * Runs the job while no other backup writes to the folder.
 *
 * @throws {UsageError}
 */
export async function alone(folder: string, job: () => Promise<void>): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, "lock.sqlite");
    const lock = takeLock(path);
    try {
      await job();
    } finally {
      await rm(path, { force: true });
      lock.close();
    }
  } catch (error) {
    const { syscall, code } = error as NodeJS.ErrnoException;
    const reason = isSqliteError(error) ? codeOf(error) : syscall && code;
    throw reason ? new UsageError(`The backup cannot be written to ${folder} (${reason}).`) : error;
  }
}

/** SQLite's lock of a file, which ends with the process, however that ends. */
function takeLock(path: string): DatabaseSync {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new UsageError("Another backup is being written to that folder.");
    throw error;
  }
}

/** Readable by its owner only, and renamed into place once it is complete and on disk. `write` returns the last line. */
export async function writeAtomically(
  path: string,
  write: (writeLine: (line: unknown) => Promise<void>) => Promise<Record<string, unknown>>,
): Promise<void> {
  const part = `${path}.part`;
  const file = await open(part, "w", 0o600);
  const hash = createHash("sha256");
  try {
    await file.chmod(0o600);
    const writeLine = async (line: unknown) => {
      const text = `${JSON.stringify(line)}\n`;
      hash.update(text);
      await file.appendFile(text);
    };
    const end = await write(writeLine);
    await file.appendFile(`${JSON.stringify({ ...end, sha256: hash.digest("hex") })}\n`);
    await file.sync();
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(part, path);
  await syncFolder(dirname(path));
}

/** The last line if it agrees with those before it, or undefined: the file is cut short or damaged. */
export async function endOf(path: string): Promise<Record<string, unknown> | undefined> {
  const hash = createHash("sha256");
  let last = "";
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (last) hash.update(`${last}\n`);
    last = line;
  }
  const end = parsed(last);
  return end?.sha256 === hash.digest("hex") ? end : undefined;
}

/** Empty if the file does not exist; unreadable lines are skipped. */
export async function* readLines(path: string): AsyncGenerator<Record<string, unknown>> {
  if (!(await stat(path).catch(() => undefined))) return;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const read = parsed(line);
    if (read) yield read;
  }
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
