// Pages opened before a release request the files of their own release, so these are kept for a month after it.
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

/** Copies a build's files beside those of earlier builds, and removes files no build has had for a month. */
export async function keepAssets(siteDir: string, assetsDir: string): Promise<void> {
  const ownDir = join(siteDir, "static", assetsPrefix);
  const now = new Date();
  await mkdir(assetsDir, { recursive: true });
  for (const name of await namesIn(ownDir)) {
    const file = join(assetsDir, name);
    // Names contain a content hash: an existing file is identical.
    await utimes(file, now, now).catch(() => copyWhole(join(ownDir, name), file));
  }
  for (const name of await namesIn(assetsDir)) {
    const file = join(assetsDir, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now.getTime() - keptMs) await rm(file, { force: true });
  }
}

/** Another server may read the folder, or write the same file, at the same time. */
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

/** Reads a file on its first request: a newer release may have added it after this server started. */
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
