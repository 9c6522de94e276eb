// What the owner's people changed: a dated file of editions, drafts and plans beside the leads, and each upload once, by its hash.
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Change, Edition, Plan, StoredUpload, Upload } from "#core/editions.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { syncFolder } from "#server/sync-folder.ts";
import { UsageError } from "./arguments.ts";
import { endOf, readLines, writeAtomically } from "./backup-files.ts";

type Line = { edition: Edition } | { draft: Change } | { plan: Plan } | { upload: Upload };

const readAtOnce = 100;

/** Of the same time as the leads. */
export function contentFile(leadsFile: string): string {
  return leadsFile.replace(/leads-([^/]*)$/, "content-$1");
}

export async function writeContent(store: LeadStore, folder: string, file: string): Promise<void> {
  await writeAtomically(file, async (writeLine) => {
    let count = 0;
    const write = async (line: Line) => {
      await writeLine(line);
      count += 1;
    };
    // In the order in which people bring it on the site: what is published meanwhile is in the next list too.
    for (const draft of await store.drafts()) await write({ draft });
    for (const plan of await store.plans()) await write({ plan });
    for (let before = (await store.editionNumber()) + 1; ; ) {
      const page = await store.editions(before, readAtOnce);
      for (const { number } of page) {
        const edition = await store.edition(number);
        if (edition) await write({ edition });
      }
      if (page.length < readAtOnce) break;
      before = page.at(-1)?.number ?? 0;
    }
    for (const upload of await store.uploads()) {
      await keepUpload(store, folder, upload);
      await write({ upload });
    }
    return { content: count };
  });
}

const uploadIn = (folder: string, hash: string) => join(folder, "uploads", hash);

/** One that was erased leaves the older backups too. */
async function keepUpload(store: LeadStore, folder: string, upload: Upload): Promise<void> {
  const { hash, size } = upload;
  const file = uploadIn(folder, hash);
  if (size === 0) return rm(file, { force: true });
  if (await exists(file)) return;
  const stored = await store.upload(hash);
  if (!stored) return;
  await mkdir(join(folder, "uploads"), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, stored.bytes, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
  await syncFolder(join(folder, "uploads"));
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whether there is such a file: backups of earlier releases have none. It must be whole. */
export async function hasContent(file: string): Promise<boolean> {
  if (!(await exists(file))) return false;
  if (await endOf(file)) return true;
  throw new UsageError(`${file} is cut short or damaged. Nothing was restored.`);
}

export async function restoreContent(
  store: LeadStore,
  folder: string,
  file: string,
): Promise<number> {
  let count = 0;
  for await (const line of readLines(file)) {
    if (!["edition", "draft", "plan", "upload"].some((kind) => kind in line)) continue;
    const read = line as Line;
    const content = "upload" in read ? { upload: await withBytes(folder, read.upload) } : read;
    await store.restoreContent(content);
    count += 1;
  }
  return count;
}

/** Without a file it was erased after this backup. */
async function withBytes(folder: string, upload: Upload): Promise<StoredUpload> {
  const file = uploadIn(folder, upload.hash);
  const isErased = upload.size === 0 || !(await exists(file));
  const bytes = isErased ? new Uint8Array() : await readFile(file);
  return { ...upload, size: bytes.length, bytes };
}
