import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes the mails of removed leads, also those that a killed server left half written; returns how many. Any other file stays: it
 * may be the only copy of a lead.
 */
export async function removeMailFiles(
  dataDir: string,
  removedOf: (leadIds: string[]) => Promise<string[]>,
): Promise<number> {
  const names = await readdir(mailFolder(dataDir)).catch(() => []);
  const byLead = Map.groupBy(names, (name) => /^([0-9a-f-]{36})\..*eml(\.part)?$/.exec(name)?.[1]);
  const leadIds = [...byLead.keys()].filter((id) => id !== undefined);
  let count = 0;
  for (let start = 0; start < leadIds.length; start += sweptAtOnce) {
    const some = leadIds.slice(start, start + sweptAtOnce);
    const removed = new Set(await removedOf(some));
    const mails = some.filter((id) => removed.has(id)).flatMap((id) => byLead.get(id) ?? []);
    for (const name of mails) {
      await rm(join(mailFolder(dataDir), name), { force: true });
      if (name.endsWith(".eml")) count += 1;
    }
  }
  return count;
}

const sweptAtOnce = 500;

/** Of a server without SMTP_URL. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}
