import { basename, dirname } from "node:path";
import { unconfirmed } from "#core/editions.ts";
import { readLedger } from "#server/leads/erasure-ledger.ts";
import type { StoredLead } from "#server/leads/lead.ts";
import { unseal } from "#server/leads/seal.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { type Command, type Context, required, UsageError } from "./arguments.ts";
import { contentFile, hasContent, restoreContent } from "./backup-content.ts";
import { endOf, keysFile, ledgerFile, newestLeadsFile, readLines } from "./backup-files.ts";
import { counted } from "./format.ts";

const restoredAtOnce = 100;

/** Checks everything before it writes anything. Leads erased here, or named in the backup's ledger, stay erased. */
export const restore: Command = ({ subject, values }) => {
  const path = required(subject, "restore needs a backup's folder or file");
  return (context) => restoreFrom(path, values, context);
};

async function restoreFrom(
  path: string,
  { merge, partial }: { merge: boolean; partial: boolean },
  { store, print }: Context,
): Promise<void> {
  const file = await newestLeadsFile(path, new Date());
  const folder = dirname(file);
  const content = (await hasContent(contentFile(file))) ? contentFile(file) : undefined;
  const keys = await readKeys(folder, content !== undefined);
  const erasures = await readLedger(ledgerFile(folder));
  const problem = await problemOf(file, keys, new Set(erasures.map(({ leadId }) => leadId)));
  if (problem && !partial) {
    throw new UsageError(
      `${problem} Nothing was restored; \`--partial\` restores what can be read.`,
    );
  }
  if (!merge && (await store.list({ limit: 1 })).length > 0) {
    throw new UsageError(
      "The store has leads already. Nothing was restored; `--merge` adds those that are missing, and changes no other.",
    );
  }
  await store.applyErasures(erasures);
  await store.completeLedger();
  const count = content ? await restoreContent(store, folder, content) : 0;
  print(textOf(file, await restoreLeads(store, file, keys)));
  if (count > 0) print(`Editions, drafts, plans and uploads: ${count} in ${content}.\n`);
  const waiting = (await store.plans()).filter(({ failure }) => failure === unconfirmed).length;
  if (waiting > 0) print(`Plans that wait until somebody confirms them at the desk: ${waiting}.\n`);
  if (!content) print(`Editions, drafts, plans and uploads: there is no ${contentFile(file)}.\n`);
  if (problem) throw new UsageError(problem);
}

/** A store that never had a lead has none. */
async function readKeys(folder: string, mayBeNone: boolean): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for await (const { id, key } of readLines(keysFile(folder))) {
    if (typeof id === "string" && typeof key === "string") keys.set(id, key);
  }
  if (keys.size === 0 && !mayBeNone) {
    throw new UsageError(
      `There are no keys: put keys.jsonl beside the leads, in ${folder}. A backup of an empty store has none, and nothing to restore.`,
    );
  }
  return keys;
}

/** Why the backup is not whole, or its keys are not those of its leads. */
async function problemOf(
  file: string,
  keys: Map<string, string>,
  erased: Set<string>,
): Promise<string | undefined> {
  const counts = { leads: 0, withoutKey: 0, unreadable: 0 };
  let stated: Record<string, unknown> = {};
  for await (const line of readLines(file)) {
    if (typeof line.leads === "number") stated = line;
    if (typeof line.sealed !== "string") continue;
    counts.leads += 1;
    const lead = storedLeadOf(line, keys.get(String(line.id)));
    if (!lead.key) counts.withoutKey += erased.has(lead.id) ? 0 : 1;
    else if (!unseal(lead.id, lead.key, lead.sealed)) counts.unreadable += 1;
  }
  if (stated.leads !== counts.leads || !(await endOf(file)))
    return `${file} is cut short or damaged.`;
  const some = (count: number) => `${count} of ${counted(counts.leads, "lead")}`;
  if (counts.unreadable > 0) {
    return `keys.jsonl has other keys: it cannot decrypt ${some(counts.unreadable)}.`;
  }
  if (counts.leads > 0 && counts.withoutKey === counts.leads) {
    return "keys.jsonl has the key of none of these leads: it belongs to another backup.";
  }
  const end = await endOf(keysFile(dirname(file)));
  if (!end) return "keys.jsonl is cut short or damaged.";
  const newest = String(end.newest);
  if (newest < basename(file)) return `keys.jsonl is older than ${basename(file)}.`;
  // A later backup has dropped the keys of leads that were removed since.
  const isMissing = newest === basename(file) && counts.withoutKey > Number(stated.withoutKey);
  return isMissing ? `keys.jsonl lacks the keys of ${some(counts.withoutKey)}.` : undefined;
}

type Counts = { found: number; restored: number; removed: number; there: number };

async function restoreLeads(
  store: LeadStore,
  file: string,
  keys: Map<string, string>,
): Promise<Counts> {
  const counts = { found: 0, restored: 0, removed: 0, there: 0 };
  let batch: StoredLead[] = [];
  const flush = async () => {
    const restored = await store.restore(batch);
    const removed = (await store.removedLeads(batch.map(({ id }) => id))).length;
    counts.restored += restored;
    counts.removed += removed;
    counts.there += batch.length - restored - removed;
    batch = [];
  };
  for await (const line of readLines(file)) {
    if (typeof line.sealed !== "string") continue;
    counts.found += 1;
    const lead = storedLeadOf(line, keys.get(String(line.id)));
    if (unseal(lead.id, lead.key, lead.sealed)) batch.push(lead);
    if (batch.length === restoredAtOnce) await flush();
  }
  await flush();
  return counts;
}

function storedLeadOf(line: Record<string, unknown>, key: string | undefined): StoredLead {
  const { notes } = line;
  return {
    ...(line as unknown as StoredLead),
    notes: typeof notes === "string" ? Buffer.from(notes, "base64") : null,
    sealed: Buffer.from(String(line.sealed), "base64"),
    key: key === undefined ? null : Buffer.from(key, "base64"),
  };
}

function textOf(file: string, { found, restored, removed, there }: Counts): string {
  const withoutKey = found - restored - removed - there;
  return `Restored ${counted(restored, "lead")} of ${found} in ${file}.
${there} there already, ${removed} erased or expired since, ${withoutKey} without a key that fits.
`;
}
