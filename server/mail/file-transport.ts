import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Outcome } from "#server/delivery/transport.ts";
import { mailFolder, removeMailFiles } from "#server/leads/mail-files.ts";
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

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
