// The one door to the words: the language's, then the country's own, with the facts filled in, checked by the room's schema.
import { readFileSync, statSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import type { z } from "zod";
import { countryOf, type Reader } from "#core/countries.ts";
import { factsFor } from "./facts.ts";
import { englishRooms, rooms } from "./rooms.ts";

export type Room = keyof typeof rooms;
export type Content<R extends Room> = z.output<(typeof rooms)[R]>;

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

interface Loaded {
  /** When its files were last changed. */
  changed: string;
  content: unknown;
}

const cache = new Map<string, Loaded>();

/** The words of a room for a reader. Throws a `ContentError` if they break the room's schema. */
export function contentFor<R extends Room>(
  reader: Reader,
  room: R,
  folder = contentFolder,
): Content<R> {
  const key = `${folder} ${room} ${reader.language} ${reader.country}`;
  const known = cache.get(key);
  // A running server keeps its words, whatever becomes of its folder.
  if (known && !import.meta.env?.DEV) return known.content as Content<R>;
  const files = voicesOf(reader, room).map((voice) => join(folder, room, `${voice}.json`));
  const changed = files.map(changeOf).join();
  if (known?.changed === changed) return known.content as Content<R>;
  const content = load(reader, room, files);
  cache.set(key, { changed, content });
  return content as Content<R>;
}

/** The language, and the country's own words where the reader's language is the country's. */
function voicesOf({ country, language }: Reader, room: Room): string[] {
  if (englishRooms.includes(room)) return ["en"];
  const isOwn = countryOf(country).language === language;
  return isOwn ? [language, `${language}-${country.toUpperCase()}`] : [language];
}

function changeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function load(reader: Reader, room: Room, files: string[]): unknown {
  // A country need not have words of its own; a language must.
  const there = files.filter((file, index) => index === 0 || changeOf(file) !== undefined);
  const content = fillFacts(there.map(readJson).reduce(merge), factsFor(reader));
  const { success, error } = rooms[room].safeParse(content);
  // Not the schema's copy: people's order of the keys is the order in which they are shown.
  if (success) return content;
  const names = there.map(nameOf).join(" and ");
  throw new ContentError(
    error.issues.map(({ path, message }) => `${names}: ${path.join(".") || "all"}: ${message}`),
  );
}

/** A file as people know it: home/es.json. */
function nameOf(file: string): string {
  return file.split("/").slice(-2).join("/");
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    throw new ContentError([`${nameOf(file)}: ${(error as Error).message}`]);
  }
}

function merge(base: unknown, own: unknown): unknown {
  if (!isRecord(base) || !isRecord(own)) return own;
  const merged = { ...base };
  for (const [key, value] of Object.entries(own)) {
    merged[key] = key in base ? merge(base[key], value) : value;
  }
  return merged;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Names that are no facts stay: the component that shows the text fills them in. */
function fillFacts(value: unknown, facts: Record<string, string>): unknown {
  if (typeof value === "string") {
    return value.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(facts, name) ? (facts[name] ?? "") : placeholder,
    );
  }
  if (Array.isArray(value)) return value.map((item) => fillFacts(item, facts));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillFacts(item, facts)]),
  );
}
