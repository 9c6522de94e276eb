// The records as written: one file each, content/records/<kind>/<id>.json.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { CountryCode } from "#core/countries.ts";
import { ContentError, contentError, contentFolder, nameOf, readJson, remember } from "./files.ts";
import { type Kind, kinds, type RecordData } from "./records/schema.ts";

export type WrittenRecord<K extends Kind> = RecordData<K> & { texts?: Record<string, object> };

const remembered = remember<WrittenRecord<Kind>[]>();

/** In display order. Throws a `ContentError` that names every broken file. */
export function records<K extends Kind>(kind: K, folder = contentFolder): WrittenRecord<K>[] {
  const place = join(folder, "records", kind);
  const files = () => readdirSync(place).filter((name) => name.endsWith(".json"));
  const found = remembered(
    place,
    () => files().map((name) => join(place, name)),
    (paths) => load(kind, paths, folder),
  );
  return found as unknown[] as WrittenRecord<K>[];
}

function load(kind: Kind, paths: string[], folder: string): WrittenRecord<Kind>[] {
  const problems: string[] = [];
  const found = paths.flatMap((path) => {
    const { texts, ...written } = readJson(path, folder) as { texts?: Record<string, object> };
    const { success, data, error } = kinds[kind].data.safeParse(written);
    if (!success) problems.push(...contentError(nameOf(path, folder), error).problems);
    return success ? [{ id: basename(path, ".json"), ...data, texts } as WrittenRecord<Kind>] : [];
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
