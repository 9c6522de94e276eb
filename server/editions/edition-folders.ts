// DATA_DIR/editions: a folder for each edition whose pages were made here, and which of them is shown.
import { readFileSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Edition } from "#core/editions.ts";
import { syncFolder } from "#server/sync-folder.ts";

/** What servers agree on. */
export type Published = Pick<Edition, "number" | "changes">;

export const release: Published = { number: 0, changes: [] };

/** Those of two servers on one machine, and of the release before, are used this long at most. */
const unusedMs = 3_600_000;

const pointerIn = (folders: string) => join(folders, "shown.json");

/** And how: the folder, and the changes in it, which are not all where no page can be made of some. */
type Shown = Published & { name?: string; shown?: Published["changes"] };

/** For a start without the database, or before the newest is made. */
export function lastShown(folders: string): Shown {
  try {
    return JSON.parse(readFileSync(pointerIn(folders), "utf8"));
  } catch {
    return release;
  }
}

export async function keepShown(folders: string, shown: Shown): Promise<void> {
  await mkdir(folders, { recursive: true, mode: 0o700 });
  const part = `${pointerIn(folders)}.${process.pid}.part`;
  await using file = await open(part, "w", 0o600);
  await file.writeFile(JSON.stringify(shown));
  await file.sync();
  await rename(part, pointerIn(folders));
  await syncFolder(folders);
}

/** All but this one, also what was left half-made. */
export async function removeUnused(folders: string, used: string): Promise<void> {
  for (const name of await readdir(folders)) {
    if (!/^[0-9a-f]{24}/.test(name) || name === used) continue;
    const { mtimeMs } = await stat(join(folders, name));
    if (mtimeMs < Date.now() - unusedMs) await rm(join(folders, name), { recursive: true });
  }
}
