// Which leads were erased, kept outside the database: a database restored from an older backup does not know what was
// erased since. It holds ids and times, nothing personal.
import { mkdir, open, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Erasure } from "./lead.ts";
import { StoreUnavailable } from "./store.ts";

export function ledgerPath(dataDir: string): string {
  return join(dataDir, "erased.jsonl");
}

/**
 * Empty if there is no ledger yet.
 *
 * @throws {StoreUnavailable}
 */
export async function readLedger(path: string): Promise<Erasure[]> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return [];
    // Without it a restored backup could bring back somebody who was erased.
    throw new StoreUnavailable(`ledger_${code}`, {
      message: `The erasure ledger in DATA_DIR cannot be read (${message}).`,
    });
  }
  return text.split("\n").flatMap(erasureOf);
}

/** A lead whose deliveries an operator ended, and why. Nothing is done again after a restore: the line is a record. */
export type Discard = {
  discarded: string;
  deliveryIds: string[];
  discardedAt: number;
  reason: string;
};

/** Resolves once it is on disk. */
export async function appendToLedger(path: string, erasures: (Erasure | Discard)[]): Promise<void> {
  if (erasures.length === 0) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "a", 0o600);
  try {
    // Root may run the command; the server's user must be able to read the file.
    const { uid, gid } = await stat(dirname(path));
    if (process.getuid?.() === 0) await file.chown(uid, gid);
    // A killed process may have left an unfinished line; start a new one after it.
    await file.appendFile(`\n${erasures.map((erasure) => JSON.stringify(erasure)).join("\n")}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

const readAtOnce = 500;

/** Adds leads erased through another server, or by a process that was killed before it wrote the ledger. */
export async function completeLedger(
  path: string,
  erasuresAfter: (leadId: string, limit: number) => Promise<Erasure[]>,
): Promise<void> {
  const known = new Set((await readLedger(path)).map(({ leadId }) => leadId));
  for (let after = ""; ; ) {
    const some = await erasuresAfter(after, readAtOnce);
    await appendToLedger(
      path,
      some.filter(({ leadId }) => !known.has(leadId)),
    );
    after = some.at(-1)?.leadId ?? "";
    if (some.length < readAtOnce) return;
  }
}

/** An incomplete line is skipped; the database or another server's ledger still has the entry. */
function erasureOf(line: string): Erasure[] {
  try {
    const { leadId, erasedAt } = JSON.parse(line);
    return typeof leadId === "string" ? [{ leadId, erasedAt: Number(erasedAt) }] : [];
  } catch {
    return [];
  }
}
