// Whether the build still matches its inputs.
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const inputs = [
  "app/**/*",
  "content/**/*",
  "core/**/*",
  "desk/**/*",
  "public/**/*",
  "scripts/build.ts",
  "scripts/build/**/*",
  "server/config.ts",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
];

const stampFile = "build/stamp";

/** The settings are inputs too: they are written into the pages. */
export function stampOf(settings: object): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  const files = globSync(inputs, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

export function isFresh(stamp: string): boolean {
  try {
    return readFileSync(stampFile, "utf8") === stamp;
  } catch {
    return false;
  }
}

/** Called before a build: an interrupted one matches nothing. */
export function dropStamp() {
  rmSync(stampFile, { force: true });
}

export function saveStamp(stamp: string) {
  writeFileSync(stampFile, stamp);
}
