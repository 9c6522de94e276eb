import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Outcome } from "#server/delivery/transport.ts";
import { syncFolder } from "#server/sync-folder.ts";
import type { MailTransport } from "./outgoing-mail.ts";

/** Writes mails as `.eml` files. A file is complete or absent, and on disk before it counts as sent. */
export function fileTransport(dataDir: string): MailTransport {
  const folder = mailFolder(dataDir);

  return {
    async send({ deliveryId, raw }): Promise<Outcome> {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const path = join(folder, `${deliveryId}.eml`);
        await writeThrough(`${path}.part`, raw);
        await rename(`${path}.part`, path);
        await syncFolder(folder);
        return { kind: "sent" };
      } catch (error) {
        return { kind: "unavailable", failure: `file_${codeOf(error)}` };
      }
    },
    async discard(deliveryId) {
      await removeMailFiles(dataDir, [deliveryId]);
    },
  };
}

/** Removes an erased lead's mail files; returns how many there were. */
export async function removeMailFiles(dataDir: string, deliveryIds: string[]): Promise<number> {
  const removals = deliveryIds.map(async (id) => {
    const path = join(mailFolder(dataDir), `${id}.eml`);
    // Left by a server that was killed while writing.
    await rm(`${path}.part`, { force: true });
    try {
      await rm(path);
      return 1;
    } catch {
      return 0;
    }
  });
  const removed = await Promise.all(removals);
  return removed.reduce<number>((sum, one) => sum + one, 0);
}

/** Removes mails of erased and expired leads. Any other file stays: it may be the only copy of a lead. */
export async function removeNamedMailFiles(
  dataDir: string,
  namedOf: (deliveryIds: string[]) => Promise<string[]>,
): Promise<void> {
  const names = await readdir(mailFolder(dataDir)).catch(() => []);
  const found = names.map((name) => /^([0-9a-f-]{36})\.eml(\.part)?$/.exec(name)?.[1]);
  const ids = found.filter((id) => id !== undefined);
  for (let start = 0; start < ids.length; start += sweptAtOnce) {
    await removeMailFiles(dataDir, await namedOf(ids.slice(start, start + sweptAtOnce)));
  }
}

const sweptAtOnce = 500;

function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

async function writeThrough(path: string, content: Buffer): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
