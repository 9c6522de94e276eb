import { closeSync, fsyncSync, openSync } from "node:fs";
import { open } from "node:fs/promises";

/** A new file is durable only once its folder is synced. */
export async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, "r");
  await folder.sync();
}

/** For where nobody waits meanwhile: at the start, and in a thread of its own. */
export function syncFolderNow(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
