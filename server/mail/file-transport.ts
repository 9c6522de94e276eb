import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Outcome } from "#server/delivery/transport.ts";
import { syncFolder } from "#server/sync-folder.ts";
import type { MailTransport } from "./outgoing-mail.ts";

/** Writes mails as `.eml` files. A file is complete or absent, and on disk before it counts as sent. */
export function fileTransport(dataDir: string): MailTransport {
  const folder = mailFolder(dataDir);

  return {
    async send({ leadId, deliveryId, raw }): Promise<Outcome> {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const name = leadId ? `${leadId}.${deliveryId}` : deliveryId;
        const path = join(folder, `${name}.eml`);
        await writeFile(`${path}.part`, raw, { mode: 0o600, flush: true });
        await rename(`${path}.part`, path);
        await syncFolder(folder);
        return { kind: "sent" };
      } catch (error) {
        return { kind: "unavailable", failure: `file_${codeOf(error)}` };
      }
    },
    async discard(leadId) {
      await removeMailFiles(dataDir, async () => [leadId]);
    },
  };
}

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

function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
