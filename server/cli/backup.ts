import { basename } from "node:path";
import { completeLedger } from "#server/leads/erasure-ledger.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { type Command, countOf, type Print, required } from "./arguments.ts";
import { contentFile, writeContent } from "./backup-content.ts";
import {
  alone,
  keysFile,
  leadsFile,
  ledgerFile,
  readLines,
  removeAllBut,
  writeAtomically,
} from "./backup-files.ts";
import { counted } from "./format.ts";

const readAtOnce = 500;

export const backup: Command = ({ subject, values }) => {
  const folder = required(subject, "backup needs a folder");
  const keep = countOf(values.keep, "--keep");
  return ({ store, print }) =>
    alone(folder, async () => {
      const count = await write(store, folder, print);
      // A store that was emptied by mistake must not push out the backups that hold its leads.
      if (keep && count > 0) await removeAllBut(folder, keep);
    });
};

/** Reads page by page while the server runs. A lead stored meanwhile is in this backup or in the next one. */
async function write(store: LeadStore, folder: string, print: Print): Promise<number> {
  const path = leadsFile(folder, new Date());
  const keys = new Map<string, string>();
  let count = 0;
  await writeAtomically(path, async (writeLine) => {
    for (let after: string | undefined = ""; after !== undefined; ) {
      const page = await store.copies(after, readAtOnce);
      for (const { sealed, notes, key, ...lead } of page) {
        const written = notes && Buffer.from(notes).toString("base64");
        await writeLine({
          ...lead,
          notes: written,
          sealed: Buffer.from(sealed).toString("base64"),
        });
        if (key) keys.set(lead.id, Buffer.from(key).toString("base64"));
        count += 1;
      }
      after = page.length === readAtOnce ? page.at(-1)?.id : undefined;
    }
    return { leads: count, withoutKey: count - keys.size };
  });
  await keepKeysOfOlderBackups(store, folder, keys);
  await writeAtomically(keysFile(folder), async (writeLine) => {
    for (const [id, key] of keys) await writeLine({ id, key });
    return { keys: keys.size, newest: basename(path) };
  });
  await completeLedger(ledgerFile(folder), store.erasures);
  // Last: a file that cannot be copied must not keep the leads from being saved.
  await writeContent(store, folder, contentFile(path));
  // The desk's page of the site's health tells when that was.
  await store.addAudit({ who: "leads backup", what: "backup", leadId: null });
  print(`${counted(count, "lead")} in ${path}, ${counted(keys.size, "key")} in ${keysFile(folder)}.
Keep the keys apart from the leads, and only the newest of them.
`);
  return count;
}

/** Only removed leads lose their key: one that is missing for another reason may have to be restored from an older file. */
async function keepKeysOfOlderBackups(
  store: LeadStore,
  folder: string,
  keys: Map<string, string>,
): Promise<void> {
  const missing: [id: string, key: string][] = [];
  for await (const { id, key } of readLines(keysFile(folder))) {
    if (typeof id === "string" && typeof key === "string" && !keys.has(id)) missing.push([id, key]);
  }
  for (let start = 0; start < missing.length; start += readAtOnce) {
    const some = missing.slice(start, start + readAtOnce);
    const removed = new Set(await store.removedLeads(some.map(([id]) => id)));
    for (const [id, key] of some) if (!removed.has(id)) keys.set(id, key);
  }
}
