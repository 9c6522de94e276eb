// Reading the files of content/.
import { readFileSync, statSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join, relative } from "node:path";
import type { z } from "zod";
import { currentOverlay, noteReads, type Overlay, watchReads, withChanges } from "./edition.ts";

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

/** A file, as people know it, with the edition's changes; undefined if there is none. */
export function readEdited(name: string, folder = contentFolder): unknown {
  noteReads([name]);
  const file = join(folder, name);
  const written = changeOf(file) === undefined ? undefined : readJson(file, folder);
  return withChanges(written, currentOverlay()[name]);
}

export function contentError(names: string, { issues }: z.ZodError): ContentError {
  return new ContentError(
    issues.flatMap((issue) => {
      // An unknown key is reported of the object that has it.
      const keys = issue.code === "unrecognized_keys" ? issue.keys : [undefined];
      return keys.map((key) => {
        const path = [...issue.path, ...(key === undefined ? [] : [key])].join(".") || "all";
        return `${names}: ${path}: ${key === undefined ? reasonOf(issue) : "is unknown"}`;
      });
    }),
  );
}

function reasonOf({ message }: z.core.$ZodIssue): string {
  return message.endsWith("received undefined") ? "is missing" : message;
}

interface Remembered<T> {
  changed: string;
  value: T;
  reads: Set<string>;
}

/** The result for the present state of files: a running server keeps it whatever becomes of them; in development they are looked at again. */
export function remember<T>() {
  const caches = new WeakMap<Overlay, Map<string, Remembered<T>>>();
  return (key: string, files: () => string[], load: () => T): T => {
    const cache = caches.get(currentOverlay()) ?? new Map<string, Remembered<T>>();
    caches.set(currentOverlay(), cache);
    const known = cache.get(key);
    const isKept = known && !import.meta.env?.DEV;
    const changed = isKept
      ? known.changed
      : files()
          .map((file) => `${file} ${changeOf(file)}`)
          .join();
    const found = known?.changed === changed ? known : { changed, ...watchReads(load) };
    cache.set(key, found);
    noteReads(found.reads);
    return found.value;
  };
}
