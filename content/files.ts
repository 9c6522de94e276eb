// Reading the files of content/.
import { readFileSync, statSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join, relative } from "node:path";

/** Each problem names file, key and reason. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

// Not beside this module: bundles of it are in build/.
export const contentFolder = join(dirname(findPackageJSON("..", import.meta.url) ?? ""), "content");

export function changeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** A file as people know it: home/es.json. */
export function nameOf(file: string, folder: string): string {
  return relative(folder, file);
}

export function readJson(file: string, folder: string): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    throw new ContentError([`${nameOf(file, folder)}: ${(error as Error).message}`]);
  }
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

export function contentError(names: string, { issues }: { issues: Issue[] }): ContentError {
  return new ContentError(
    issues.map(({ path, message }) => `${names}: ${path.join(".") || "all"}: ${message}`),
  );
}

/** The result for the present state of files: a running server keeps it whatever becomes of them; in development they are looked at again. */
export function remember<T>() {
  const cache = new Map<string, { changed: string; value: T }>();
  return (key: string, files: () => string[], load: (files: string[]) => T): T => {
    const known = cache.get(key);
    if (known && !import.meta.env?.DEV) return known.value;
    const present = files();
    const changed = present.map((file) => `${file} ${changeOf(file)}`).join();
    if (known?.changed === changed) return known.value;
    const value = load(present);
    cache.set(key, { changed, value });
    return value;
  };
}
