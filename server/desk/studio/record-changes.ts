// What a change says of a record that only the owner knows: its name, and field by field what it was and is.
import { titleOf } from "#content/standing.ts";
import type { RecordName } from "#core/desk-records.ts";
import { type Change, isSame } from "#core/editions.ts";
import type { BeforeAfterLine, RecordChange } from "#core/studio.ts";
import { idOf, wordsOf } from "./voices.ts";

type Place = Pick<Change, "file" | "path">;

/** `whole`: the record, if it is one. */
export function lineBetween(
  place: Place,
  before: unknown,
  after: unknown,
  whole: unknown,
): BeforeAfterLine {
  const record = recordChange(place, before, after, whole);
  return { id: idOf(place), before: wordsOf(before), after: wordsOf(after), record };
}

export function recordChange(
  { file, path }: Place,
  before: unknown,
  after: unknown,
  whole: unknown,
): RecordChange | undefined {
  const [, folder, id = ""] = /^records\/(proof|terms|network)\/([\w-]+)\.json$/.exec(file) ?? [];
  if (!folder) return undefined;
  const value = (whole ?? {}) as { kind?: string };
  const [first = "", second = ""] = id.split("-");
  return {
    name: `${folder}/${id}` as RecordName,
    kind: folder === "proof" ? (value.kind ?? first) : second,
    title: folder === "proof" ? (titleOf(value) ?? id) : "",
    country: folder === "proof" ? "" : first,
    isRemoval: path === "" && (after ?? null) === null,
    fields: path === "" && after ? fieldsBetween(folder, before, after) : [],
  };
}

function fieldsBetween(folder: string, before: unknown, after: unknown): RecordChange["fields"] {
  const [was, is] = [before, after].map((value) =>
    folder === "network" ? networkIn(value) : new Map(leavesOf(value)),
  ) as [Map<string, unknown>, Map<string, unknown>];
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((name) => ({ name, before: was.get(name), after: is.get(name) }))
    .filter((field) => !isSame(field.before, field.after));
}

/** Its names in the form: "texts.es.result", "permission.by". What the record is stands above them. */
function leavesOf(value: unknown, outer = ""): [string, unknown][] {
  return Object.entries(value ?? {}).flatMap(([key, inner]): [string, unknown][] => {
    const name = outer + key;
    if (["kind", "term", "country"].includes(name)) return [];
    const isGroup = typeof inner === "object" && inner !== null && !Array.isArray(inner);
    if (Array.isArray(inner) && inner.length === 0) return [];
    if (!isGroup) return [[name, inner]];
    return "file" in inner ? [[name, inner.file]] : leavesOf(inner, `${name}.`);
  });
}

/** The desk says a network in one sentence. Its file tells apart two of the same size. */
function networkIn(value: unknown): Map<string, unknown> {
  if (!value) return new Map();
  const { regions, ...said } = value as { regions?: object };
  return new Map([["network", { ...said, regions: Object.keys(regions ?? {}).length }]]);
}
