// The one door to the words: the language's, then the country's own, with the facts filled in, checked by the schema.
import { join } from "node:path";
import type { z } from "zod";
import { countryOf, type Reader } from "#core/countries.ts";
import { currentMarks, valueAt } from "./edition.ts";
import { factsFor } from "./facts.ts";
import { contentError, contentFolder, readEdited, remember } from "./files.ts";
import { marked } from "./marks.ts";
import type { Kind, RecordData, RecordTexts } from "./records/schema.ts";
import { kinds } from "./records/schema.ts";
import { records } from "./records.ts";
import { englishRooms, rooms } from "./rooms.ts";

export type Room = keyof typeof rooms;
export type Content<R extends Room> = z.output<(typeof rooms)[R]>;

const remembered = remember<unknown>();

/** The words of a room for a reader. Throws a `ContentError` if they break the room's schema. */
export function contentFor<R extends Room>(
  reader: Reader,
  room: R,
  folder = contentFolder,
): Content<R> {
  const key = `${folder} ${room} ${reader.language} ${reader.country}`;
  const names = voicesOf(reader, room).map((voice) => `${room}/${voice}.json`);
  const files = () => names.map((name) => join(folder, name));
  return remembered(key, files, () => load(reader, room, names, folder)) as Content<R>;
}

/** The language, and the country's own words where the reader's language is the country's. */
function voicesOf({ country, language }: Reader, room?: Room): string[] {
  if (room && englishRooms.includes(room)) return ["en"];
  const isOwn = countryOf(country).language === language;
  return isOwn ? [language, `${language}-${country.toUpperCase()}`] : [language];
}

function load(reader: Reader, room: Room, names: string[], folder: string): unknown {
  const files = names.map((name) => ({ name, content: readEdited(name, folder) }));
  // A country need not have words of its own; a language must.
  const there = files.filter(({ content }, index) => index === 0 || content !== undefined);
  const written = there.map(({ content }) => content).reduce(merge);
  const content = fillFacts(written, factsFor(reader, folder));
  const { success, error } = rooms[room].safeParse(content);
  // Not the schema's copy: people's order of the keys is the order in which they are shown.
  if (success) {
    return marked(content, currentMarks(), (path) => {
      const own = there.findLast((file) => valueAt(file.content, path) !== undefined);
      return { file: own?.name ?? "", path };
    });
  }
  throw contentError(there.map(({ name }) => name).join(" and "), error);
}

/** The records of a kind with their texts for a reader, in display order. Throws as `contentFor` does. */
export function recordsFor<K extends Kind>(
  reader: Reader,
  kind: K,
  folder = contentFolder,
): (RecordData<K> & RecordTexts<K>)[] {
  const facts = factsFor(reader, folder);
  return records(kind, folder).map(({ texts = {}, ...data }) => {
    const written: unknown[] = voicesOf(reader).map((voice) => texts[voice] ?? {});
    const spoken = fillFacts(written.reduce(merge), facts);
    const { success, error } = kinds[kind].texts.safeParse(spoken);
    if (!success) throw contentError(`records/${kind}/${data.id}.json`, error);
    const shown = marked(spoken as object, currentMarks(), (path) => {
      const own = voicesOf(reader).findLast((voice) => valueAt(texts[voice], path) !== undefined);
      return { file: `records/${kind}/${data.id}.json`, path: `texts.${own}.${path}` };
    });
    return { ...data, ...shown } as RecordData<K> & RecordTexts<K>;
  });
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
