// A page that somebody opened before a release asks for the files of its own: they stay for a month after it.
import { readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { type MemoryFile, memoryFile } from "./memory-file.ts";

export const assetsPrefix = "/assets/";
export const hashedFileHeaders = {
  "Cache-Control": "public, max-age=31536000, immutable",
  Vary: "Accept-Encoding",
};

const keptMs = 30 * 24 * 3_600_000;

/** Copies the files of a build beside those of the builds before it, and removes what none has used for a month. */
export async function keepAssets(siteDir: string, assetsDir: string): Promise<void> {
  const ownDir = join(siteDir, "static", assetsPrefix);
  const now = new Date();
  await mkdir(assetsDir, { recursive: true });
  for (const name of await namesIn(ownDir)) {
    const file = join(assetsDir, name);
    // Names hold a hash of what is inside: one that is there already is the same.
    await utimes(file, now, now).catch(() => copyWhole(join(ownDir, name), file));
  }
  for (const name of await namesIn(assetsDir)) {
    const file = join(assetsDir, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now.getTime() - keptMs) await rm(file, { force: true });
  }
}

/** Another server may read the folder meanwhile, or write the same file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  await copyFile(from, part);
  await rename(part, to);
}

async function namesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

export type KeptAssets = (pathname: string) => MemoryFile | undefined;

/** Reads a file when it is first asked for: the next release may have put it there after this one started. */
export function openKeptAssets(assetsDir: string): KeptAssets {
  const read = new Map<string, MemoryFile>();

  return (pathname) => {
    const known = read.get(pathname);
    if (known) return known;
    const name = pathname.slice(assetsPrefix.length);
    if (!/^[\w-][\w.-]*\.(?!br$|gz$|part$)[a-z0-9]+$/.test(name)) return undefined;
    const path = join(assetsDir, name);
    const identity = readIfThere(path);
    if (!identity) return undefined;
    const forms = { identity, br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) };
    const file = memoryFile(name, forms, hashedFileHeaders);
    read.set(pathname, file);
    return file;
  };
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
