// Reading the files of content/.
import { readFileSync, statSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join, relative } from "node:path";
import type { z } from "zod";
import {
  type Changes,
  currentOverlay,
  noteReads,
  type Overlay,
  watchReads,
  withChanges,
} from "./edition.ts";

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

/** A file, as people know it, with the edition's changes; undefined if there is none. Nobody changes what it returns. */
export function readEdited(name: string, folder = contentFolder): unknown {
  noteReads([name]);
  const written = readWritten(join(folder, name), folder);
  const changes = currentOverlay()[name];
  if (!changes) return written;
  const known = edited.get(changes);
  if (known && known.written === written) return known.content;
  const content = withChanges(written, changes);
  edited.set(changes, { written, content });
  return content;
}

// The desk asks for thousands of single texts of the same files.
const parsed = new Map<string, { changed: number; content: unknown }>();
const edited = new WeakMap<Changes, { written: unknown; content: unknown }>();

function readWritten(file: string, folder: string): unknown {
  const changed = changeOf(file);
  if (changed === undefined) return undefined;
  const known = parsed.get(file);
  if (known?.changed === changed) return known.content;
  const content = readJson(file, folder);
  parsed.set(file, { changed, content });
  return content;
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
  /** Or why there is no value: what is wrong in a draft is asked for each of its texts. */
  value: T | ContentError;
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
    const found =
      known?.changed === changed ? known : { changed, ...watchReads(() => valueOrError(load)) };
    cache.set(key, found);
    noteReads(found.reads);
    if (found.value instanceof ContentError) throw found.value;
    return found.value;
  };
}

function valueOrError<T>(load: () => T): T | ContentError {
  try {
    return load();
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}
