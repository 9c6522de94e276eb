// The records as written: one file each, content/records/<kind>/<id>.json.
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { CountryCode } from "#core/countries.ts";
import { currentOverlay, noteReads } from "./edition.ts";
import { ContentError, contentError, contentFolder, readEdited, remember } from "./files.ts";
import { type Kind, kinds, type RecordData } from "./records/schema.ts";

export type WrittenRecord<K extends Kind> = RecordData<K> & { texts?: Record<string, object> };

const remembered = remember<WrittenRecord<Kind>[]>();

/** In display order. Throws a `ContentError` that names every broken file. */
export function records<K extends Kind>(kind: K, folder = contentFolder): WrittenRecord<K>[] {
  const files = () => fileNames(kind, folder).map((name) => join(folder, name));
  const found = remembered(`${folder} ${kind}`, files, () => load(kind, folder));
  return found as unknown[] as WrittenRecord<K>[];
}

/** Those of the release, and those that the edition adds. */
function fileNames(kind: Kind, folder: string): string[] {
  const place = `records/${kind}/`;
  // What only the owner knows comes with editions: a release has no folder of it.
  const names = existsSync(join(folder, place)) ? readdirSync(join(folder, place)) : [];
  const written = names.map((name) => place + name);
  const published = Object.keys(currentOverlay()).filter((name) => name.startsWith(place));
  return [...new Set([...written, ...published])].filter((name) => name.endsWith(".json"));
}

function load(kind: Kind, folder: string): WrittenRecord<Kind>[] {
  const problems: string[] = [];
  noteReads([`records/${kind}/`]);
  const found = fileNames(kind, folder).flatMap((name) => {
    const content = readEdited(name, folder);
    if (content === undefined) return [];
    const { texts, ...written } = content as { texts?: Record<string, object> };
    const { success, data, error } = kinds[kind].data.safeParse(written);
    if (!success) problems.push(...contentError(name, error).problems);
    return success ? [{ id: basename(name, ".json"), ...data, texts } as WrittenRecord<Kind>] : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return found.toSorted((one, other) => orderOf(one) - orderOf(other) || compare(one.id, other.id));
}

function orderOf(record: object): number {
  const { order, year }: { order?: number; year?: number } = record;
  return order ?? year ?? Number.MAX_SAFE_INTEGER;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}

export function countryRecord(code: CountryCode, folder = contentFolder) {
  const found = records("countries", folder).find(({ id }) => id === code);
  if (!found) throw new ContentError([`records/countries/${code}.json: is missing`]);
  return found;
}
