// What only the owner knows, as it is published and as drafts would change it. A record that no release understands any more stays to be mended.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { currentOverlay, withChanges, withOverlay } from "#content/edition.ts";
import { contentFolder, readEdited } from "#content/files.ts";
import { ownersKinds } from "#content/records/owners.ts";
import {
  countriesOf,
  isEnding,
  isProof,
  missingIn,
  type OwnersRecord,
  standingOf,
  titleOf as titleIn,
  voicesOf,
} from "#content/standing.ts";
import type { CountryCode } from "#core/countries.ts";
import type { Missing, RecordLine, RecordName, RecordState, Standing } from "#core/desk-records.ts";
import type { Change } from "#core/editions.ts";

type OwnersKind = keyof typeof ownersKinds;

export type Written = {
  name: RecordName;
  /** With its drafts. Undefined: there is none, or it is to be removed. */
  value: object | undefined;
  published: object | undefined;
  released: unknown;
  drafts: Change[];
};

export const fileOf = (name: RecordName) => `records/${name}.json`;

export function writtenRecord(name: RecordName, allDrafts: readonly Change[]): Written {
  const file = fileOf(name);
  const drafts = allDrafts.filter((draft) => draft.file === file);
  const published = readEdited(file) as object | undefined;
  const changes = Object.fromEntries(drafts.map(({ path, value }) => [path, value]));
  return {
    name,
    value: withChanges(published, changes) as object | undefined,
    published,
    released: withOverlay({}, () => readEdited(file)) ?? null,
    drafts,
  };
}

export function writtenRecords(kind: OwnersKind | "network", drafts: readonly Change[]): Written[] {
  const place = `records/${kind}/`;
  const folder = join(contentFolder, place);
  const files = [
    ...(existsSync(folder) ? readdirSync(folder) : []).map((name) => place + name),
    ...Object.keys(currentOverlay()),
    ...drafts.map(({ file }) => file),
  ].filter((file) => file.startsWith(place) && file.endsWith(".json"));
  return [...new Set(files)]
    .toSorted()
    .map((file) =>
      writtenRecord(file.slice("records/".length, -".json".length) as RecordName, drafts),
    )
    .filter(({ value, published }) => value ?? published);
}

/** Undefined if the schema refuses it. */
export function ownersRecord({ name, value, published }: Written): OwnersRecord | undefined {
  const [kind = "", id = ""] = name.split("/");
  const { success, data } = ownersKinds[kind as OwnersKind].file.safeParse(value ?? published);
  return success ? ({ id, ...(data as object) } as OwnersRecord) : undefined;
}

const bestFirst: RecordState[] = ["shown", "expired", "unpermitted", "incomplete"];

export function standing(written: Written, today: string): Standing {
  const record = ownersRecord(written);
  const current = ownersRecord({ ...written, value: written.published });
  const [draft] = written.drafts.toSorted((one, other) => other.at - one.at);
  const about = {
    isPublished: written.published !== undefined,
    isShown:
      current !== undefined &&
      voicesOf(current).some((voice) => standingOf(current, voice, today) === "shown"),
    isEnding: current !== undefined && isEnding(current, today),
    draft: draft && { who: draft.who, at: draft.at, isRemoval: written.value === undefined },
  };
  if (!record) return { state: "broken", languages: [], missing: [], ...about };
  const voices = voicesOf(record);
  const states = voices.map((voice) => standingOf(record, voice, today));
  return {
    state: bestFirst.find((state) => states.some((each) => each === state)) ?? "incomplete",
    languages: voices.filter((_, index) => states[index] === "shown"),
    missing: missing(record),
    ...about,
  };
}

function missing(record: OwnersRecord): Missing[] {
  const inAll = missingIn(record);
  const permission = isProof(record)
    ? (["by", "on"] as const).filter((name) => !record.permission?.[name])
    : [];
  const all: Missing[] = [
    {
      language: undefined,
      fields: [...inAll, ...permission.map((name) => `permission.${name}`)],
    },
    ...voicesOf(record).map((language) => ({
      language,
      fields: missingIn(record, language).filter((name) => !inAll.includes(name)),
    })),
  ];
  return all.filter(({ fields }) => fields.length > 0);
}

export const titleOf = ({ name, value, published }: Written): string =>
  titleIn(value ?? published ?? {}) ?? name.split("/")[1] ?? name;

export function lineOf(written: Written, today: string): RecordLine {
  const shown = (written.value ?? written.published ?? {}) as Record<string, unknown>;
  const record = ownersRecord(written);
  return {
    name: written.name,
    kind: String(shown.kind ?? shown.term ?? ""),
    title: titleOf(written),
    countries: record ? [...countriesOf(record)] : [],
    validUntil: record?.validUntil,
    ...standing(written, today),
  };
}

/** Of both states: nobody changes a record of a country that is not theirs, nor gives it to one. */
export function countriesIn(...values: (object | undefined)[]): CountryCode[] {
  return values.flatMap((value) => {
    const { countries, country } = (value ?? {}) as { countries?: unknown; country?: unknown };
    return [...(Array.isArray(countries) ? countries : []), ...(country ? [country] : [])];
  });
}
