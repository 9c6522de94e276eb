import { open } from "node:fs/promises";

/** A new file is durable only once its folder is synced. */
export async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, "r");
  await folder.sync();
}
