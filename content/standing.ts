// Whether what the owner's people entered may be shown, and to whom: complete, permitted, and not out of date.
import {
  type CountryCode,
  countries,
  countryOf,
  countryOfLanguage,
  languagesOf,
  type Reader,
} from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import type { PageId } from "#core/pages.ts";
import type { VolumeTiers } from "#core/volume.ts";
import { contentFor } from "./content-for.ts";
import { contentFolder } from "./files.ts";
import { proofPages } from "./proof/ids.ts";
import type { Complete, Fields } from "./records/fields.ts";
import {
  lasting,
  type ProofData,
  type ProofKind,
  proofKinds,
  type TermData,
  termFields,
} from "./records/owners.ts";
import { records, type WrittenRecord } from "./records.ts";

export type OwnersRecord = WrittenRecord<"proof"> | WrittenRecord<"terms">;
export type Standing = "shown" | "incomplete" | "unpermitted" | "expired";

const warnedDays = 30;

/** Days begin and end by UTC, for all countries at once. */
export function todayIn(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function isProof(record: OwnersRecord): record is WrittenRecord<"proof"> {
  return "kind" in record;
}

export function isOwners(record: object): record is OwnersRecord {
  return "kind" in record || "term" in record;
}

export function fieldsOf(record: ProofData | TermData): Fields {
  return "kind" in record ? proofKinds[record.kind] : termFields[record.term];
}

export function countriesOf(record: ProofData | TermData): readonly CountryCode[] {
  return "kind" in record ? record.countries : [record.country];
}

/** The languages of the sites that are to show it, their own first. */
export function voicesOf(record: ProofData | TermData): Language[] {
  const sites = countriesOf(record).map(countryOf);
  const all = [...sites.map(({ language }) => language), ...sites.flatMap(languagesOf)];
  return [...new Set(all)];
}

/** What keeps it from being shown in a language: names of fields. Without a language, in all. */
export function missingIn(record: OwnersRecord, language?: Language): string[] {
  const { texts = {}, ...data } = record;
  const spoken: Record<string, unknown> = { ...(language && texts[language]) };
  const written: Record<string, unknown> = data;
  const fields = Object.entries(fieldsOf(record))
    .filter(([, { optional }]) => !optional)
    .filter(([name, field]) =>
      field.spoken ? language && spoken[name] === undefined : written[name] === undefined,
    )
    .map(([name]) => name);
  if (!isProof(record)) return fields;
  return [
    ...fields,
    ...(record.countries.length === 0 ? ["countries"] : []),
    ...(record.source ? [] : ["source"]),
    ...(record.validUntil || lasting.includes(record.kind) ? [] : ["validUntil"]),
  ];
}

export function standingOf(
  record: OwnersRecord,
  language: Language | undefined,
  today = todayIn(),
): Standing {
  if (missingIn(record, language).length > 0) return "incomplete";
  if (isProof(record) && !(record.permission?.by && record.permission.on)) return "unpermitted";
  return record.validUntil && record.validUntil < today ? "expired" : "shown";
}

/** Shown now, and no longer in thirty days. */
export function isEnding(record: OwnersRecord, today = todayIn()): boolean {
  const last = todayIn(Date.parse(today) + warnedDays * 86_400_000);
  return Boolean(record.validUntil && record.validUntil >= today && record.validUntil <= last);
}

/** What people call a record, as it is written. */
export function titleOf(value: object): string | undefined {
  const { company, person, figure, texts = {}, ...shown } = value as Titled;
  const titles = Object.values(texts).map((voice) => voice?.title);
  const title = [shown.name, company, person, figure, ...titles].find(Boolean);
  return title === undefined ? undefined : String(title);
}

type Titled = Record<string, unknown> & { texts?: Record<string, Record<string, unknown>> };

/** Those that pages show no longer in thirty days, the first to end first: titles and days. */
export function endingRecords(language: Language, today: string): [title: string, day: string][] {
  const { figures } = contentFor({ country: countryOfLanguage[language], language }, "proof");
  const { questions } = contentFor({ country: countryOfLanguage[language], language }, "terms");
  const titleIn = (record: OwnersRecord) => {
    if (!isProof(record)) return `${questions[record.term]} (${record.country.toUpperCase()})`;
    const title = titleOf(record) ?? record.id;
    return Object.hasOwn(figures.names, title)
      ? figures.names[title as keyof typeof figures.names]
      : title;
  };
  return [...records("proof"), ...records("terms")]
    .filter((record) => isEnding(record, today))
    .map((record): [string, string] => [titleIn(record), record.validUntil ?? ""])
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1));
}

/** A record as one reader sees it. */
export type Shown<F extends Fields> = { id: string; validUntil?: string } & Complete<F>;

function shownTo(reader: Reader, all: readonly OwnersRecord[], today?: string) {
  return all
    .filter((record) => countriesOf(record).includes(reader.country))
    .filter((record) => standingOf(record, reader.language, today) === "shown")
    .map(({ texts = {}, ...data }) => ({ ...data, ...texts[reader.language] }));
}

/** The proof of a kind that a reader may see, in the order of its years and names. */
export function proofFor<K extends ProofKind>(
  reader: Reader,
  kind: K,
  { folder = contentFolder, today = todayIn() } = {},
): Shown<(typeof proofKinds)[K]>[] {
  const all = records("proof", folder).filter((record) => record.kind === kind);
  return shownTo(reader, all, today) as unknown as Shown<(typeof proofKinds)[K]>[];
}

/** What a page may show of a kind: a trade's page, of its trade. */
export function proofAsked<K extends ProofKind>(
  { page, topic, ...reader }: Reader & { page?: PageId | undefined; topic?: string | undefined },
  kind: K,
) {
  const pages: readonly PageId[] = proofPages[kind];
  if (!page || !pages.includes(page)) return [];
  return proofFor(reader, kind).filter(
    (record) => !topic || !("trade" in record) || record.trade === topic,
  );
}

/** What the owner has answered, for a reader. */
export function termsFor(
  reader: Reader,
  { folder = contentFolder, today = todayIn() } = {},
): { [Id in TermData["term"]]?: Shown<(typeof termFields)[Id]> } {
  const shown = shownTo(reader, records("terms", folder), today) as (TermData & { id: string })[];
  return Object.fromEntries(shown.map((term) => [term.term, term])) as ReturnType<typeof termsFor>;
}

/** The discounts for volume that stand in a country's own language: one price for all readers. */
export function publishedTiers(): VolumeTiers {
  return Object.fromEntries(
    countries.flatMap(({ code: country, language }) => {
      const { tiers = [] } = termsFor({ country, language }).volumeTiers ?? {};
      return tiers.length > 0 ? [[country, tiers]] : [];
    }),
  );
}

/**
 * Changes on the day when a record is no longer shown, or when service begins in a region: pages made before are then out of date.
 */
export function shownRecords(today = todayIn(), folder = contentFolder): string[] {
  const owners = [...records("proof", folder), ...records("terms", folder)]
    .filter((record) =>
      voicesOf(record).some((voice) => standingOf(record, voice, today) === "shown"),
    )
    .map(({ id }) => id);
  return [...owners, ...begunRegions(today, folder)];
}

function begunRegions(today: string, folder: string): string[] {
  return records("network", folder).flatMap(({ country, regions }) =>
    Object.entries(regions).flatMap(([region, cells]) =>
      Object.entries(cells)
        .filter(([, { from }]) => from !== undefined && from <= today)
        .map(([family]) => ["network", country, region, family].join("/")),
    ),
  );
}
