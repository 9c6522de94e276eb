// DATA_DIR/editions: a folder for each edition whose pages were made here, and which of them each release has shown last.
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Edition } from "#core/editions.ts";
import { syncFolder } from "#server/sync-folder.ts";

/** What servers agree on. */
export type Published = Pick<Edition, "number" | "changes">;

export const release: Published = { number: 0, changes: [] };

/** Those of two servers on one machine are used this long at most. */
const unusedMs = 3_600_000;

/** As many as a machine keeps (docs/deploy.md): each has its pages, before it is started and when one goes back to it. */
const mostReleases = 3;

/** And how: by which release, the folder, and the changes in it, which are not all where no page can be made of some. */
interface Shown extends Published {
  release: string;
  name: string;
  shown: Published["changes"];
}

const isPointer = (name: string) => /^shown-.*\.json$/.test(name);

/** What each release has shown last, the newest edition first: for a start without the database, or before the newest is made. */
export function lastShown(folders: string): Shown[] {
  try {
    return readdirSync(folders)
      .filter(isPointer)
      .map((name): Shown => JSON.parse(readFileSync(join(folders, name), "utf8")))
      .toSorted((one, other) => other.number - one.number);
  } catch {
    return [];
  }
}

export async function keepShown(folders: string, shown: Shown): Promise<void> {
  await mkdir(folders, { recursive: true, mode: 0o700 });
  const pointer = join(folders, `shown-${shown.release}.json`);
  const part = `${pointer}.${process.pid}.part`;
  await using file = await open(part, "w", 0o600);
  await file.writeFile(JSON.stringify(shown));
  await file.sync();
  await rename(part, pointer);
  await syncFolder(folders);
}

/** All but what the last releases show, also what was left half-made. */
export async function removeUnused(folders: string): Promise<void> {
  const all = await Promise.all(
    (await readdir(folders)).map(async (name) => {
      const { mtimeMs } = await stat(join(folders, name));
      return { name, mtimeMs };
    }),
  );
  const pointers = all
    .filter(({ name }) => isPointer(name))
    .toSorted((one, other) => other.mtimeMs - one.mtimeMs);
  for (const { name } of pointers.slice(mostReleases)) await rm(join(folders, name));
  const used = lastShown(folders).map(({ name }) => name);
  for (const { name, mtimeMs } of all) {
    if (!/^[0-9a-f]{24}/.test(name) || used.includes(name)) continue;
    if (mtimeMs < Date.now() - unusedMs) await rm(join(folders, name), { recursive: true });
  }
}
