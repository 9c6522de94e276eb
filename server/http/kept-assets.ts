// Pages opened before a release request the files of their own release, so these are kept for a month after it. Each release
// lists its files in a manifest; nothing else in the folder is read, served or removed.

import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { access, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "#server/day.ts";
import { loadFile, type MemoryFile } from "./memory-file.ts";

export const assetsPrefix = "/assets/";
export const hashedFileHeaders = {
  "Cache-Control": "public, max-age=31536000, immutable",
  Vary: "Accept-Encoding",
};

const keptMs = 30 * dayMs;
const manifestName = /^release-[\w-]+\.json$/;

/** Copies a build's files beside those of earlier builds, and removes the files of builds that have not run for a month. */
export async function keepAssets(siteDir: string, assetsDir: string): Promise<void> {
  const ownDir = join(siteDir, "static", assetsPrefix);
  await mkdir(assetsDir, { recursive: true });
  const own = await namesIn(ownDir);
  for (const name of own) {
    const file = join(assetsDir, name);
    // Names contain a content hash: an existing file is identical.
    await access(file).catch(() =>
      writeAtomically(file, (part) => copyFile(join(ownDir, name), part)),
    );
  }
  const release = hash("sha256", own.join(), "base64url").slice(0, 16);
  await writeAtomically(join(assetsDir, `release-${release}.json`), (part) =>
    writeFile(part, JSON.stringify(own)),
  );
  await removeOld(assetsDir);
}

async function removeOld(assetsDir: string): Promise<void> {
  const oldestMs = Date.now() - keptMs;
  const [old, current]: [string[], string[]] = [[], []];
  for (const name of (await namesIn(assetsDir)).filter((it) => manifestName.test(it))) {
    const { mtimeMs } = await stat(join(assetsDir, name));
    (mtimeMs < oldestMs ? old : current).push(name);
  }
  const used = new Set(current.flatMap((name) => listed(assetsDir, name)));
  for (const manifest of old) {
    const unused = listed(assetsDir, manifest).filter((name) => !used.has(name));
    for (const name of [...unused, manifest]) await rm(join(assetsDir, name), { force: true });
  }
}

/** Another server may read the folder, or write the same file, at the same time. */
async function writeAtomically(
  file: string,
  write: (part: string) => Promise<void>,
): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await write(part);
  await rename(part, file);
}

async function namesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** The names in a manifest that are names of files in the folder, whatever else it may say. */
function listed(assetsDir: string, manifest: string): string[] {
  try {
    const names: unknown = JSON.parse(readFileSync(join(assetsDir, manifest), "utf8"));
    if (!Array.isArray(names)) return [];
    return names.filter((name) => typeof name === "string" && /^[\w-][\w.-]*$/.test(name));
  } catch {
    return [];
  }
}

export type KeptAssets = (pathname: string) => MemoryFile | undefined;

const readAgainMs = 1_000;

/** Reads a file on its first request: a newer release may have added it after this server started. */
export function openKeptAssets(assetsDir: string, nowMs = () => performance.now()): KeptAssets {
  const read = new Map<string, MemoryFile>();
  let names = new Set<string>();
  let readAt = Number.NEGATIVE_INFINITY;

  function isListed(name: string): boolean {
    if (!names.has(name) && nowMs() >= readAt + readAgainMs) {
      readAt = nowMs();
      names = new Set(manifestsIn(assetsDir).flatMap((manifest) => listed(assetsDir, manifest)));
    }
    return names.has(name);
  }

  return (pathname) => {
    const known = read.get(pathname);
    if (known) return known;
    const name = pathname.slice(assetsPrefix.length);
    if (/\.(br|gz)$/.test(name) || !isListed(name)) return undefined;
    const file = loadFile(join(assetsDir, name), () => hashedFileHeaders);
    if (file) read.set(pathname, file);
    return file;
  };
}

function manifestsIn(assetsDir: string): string[] {
  try {
    return readdirSync(assetsDir).filter((name) => manifestName.test(name));
  } catch {
    return [];
  }
}
