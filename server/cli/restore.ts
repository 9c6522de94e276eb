import { dirname } from "node:path";
import { readLedger } from "#server/leads/erasure-ledger.ts";
import type { Delivery, StoredLead } from "#server/leads/lead.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { type CommandNamed, type Print, UsageError } from "./arguments.ts";
import { keysFile, ledgerFile, newestLeadsFile, readLines } from "./backup-files.ts";
import { counted } from "./format.ts";

const restoredAtOnce = 100;

/** Adds the missing leads. Leads erased here, or named in the backup's ledger, stay erased. */
export async function restore(
  store: LeadStore,
  { path }: CommandNamed<"restore">,
  print: Print,
): Promise<void> {
  const file = await newestLeadsFile(path);
  if (!file) throw new UsageError(`There is no backup at ${path}.`);
  const folder = dirname(file);
  await store.applyErasures(await readLedger(ledgerFile(folder)));
  await store.completeLedger();
  const keys = await readKeys(folder);

  const counts = { found: 0, restored: 0, withoutKey: 0 };
  let expected: number | undefined;
  let batch: StoredLead[] = [];
  const flush = async () => {
    counts.restored += await store.restore(batch);
    batch = [];
  };
  for await (const line of readLines(file)) {
    if (typeof line.leads === "number") expected = line.leads;
    if (typeof line.sealed !== "string") continue;
    counts.found += 1;
    const key = keys.get(String(line.id));
    if (!key) counts.withoutKey += 1;
    else batch.push(storedLeadOf(line, key));
    if (batch.length === restoredAtOnce) await flush();
  }
  await flush();
  print(restoreText(file, counts));
  if (expected !== counts.found) {
    throw new UsageError("The file is cut short or damaged: some leads are missing from it.");
  }
}

async function readKeys(folder: string): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for await (const { id, key } of readLines(keysFile(folder))) keys.set(String(id), String(key));
  if (keys.size === 0) {
    throw new UsageError(`There are no keys: put keys.jsonl beside the leads, in ${folder}.`);
  }
  return keys;
}

function storedLeadOf(line: Record<string, unknown>, key: string): StoredLead {
  const { id, receivedAt, contactType, heldReason, deliveries } = line as unknown as StoredLead;
  return {
    id,
    receivedAt,
    contactType,
    heldReason,
    deliveries: deliveries as Delivery[],
    // Backups of older releases have neither.
    status: line.status === undefined ? "new" : (line.status as StoredLead["status"]),
    notes: typeof line.notes === "string" ? Buffer.from(line.notes, "base64") : null,
    sealed: Buffer.from(String(line.sealed), "base64"),
    key: Buffer.from(key, "base64"),
  };
}

function restoreText(
  file: string,
  { found, restored, withoutKey }: { found: number; restored: number; withoutKey: number },
): string {
  const others = found - restored - withoutKey;
  return `Restored ${counted(restored, "lead")} of ${found} in ${file}.
${counted(others, "lead was", "leads were")} there already, or removed since; ${withoutKey} had no key any more.
`;
}
