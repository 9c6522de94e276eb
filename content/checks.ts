// What every text must keep to, as functions: for the tests, and for whoever edits. Each finding says file, key and reason.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brand } from "#core/brand.ts";
import { countries, countryOf, countryOfLanguage, type Reader } from "#core/countries.ts";
import { glossaries } from "#core/glossary.ts";
import { languages } from "#core/languages.ts";
import { type Audience, faultsIn, faultWords, hasFigure } from "./check-text.ts";
import { contentFor, type Room, recordsFor } from "./content-for.ts";
import { ContentError, contentError, contentFolder, readEdited } from "./files.ts";
import { lastUpdated as legalUpdated } from "./legal/ids.ts";
import { lastUpdated as privacyUpdated } from "./privacy/ids.ts";
import { readers } from "./readers.ts";
import { ownersKinds, type ProofData, type TermData } from "./records/owners.ts";
import { type Kind, kinds } from "./records/schema.ts";
import { records } from "./records.ts";
import { englishRooms, rooms } from "./rooms.ts";
import { countriesOf, fieldsOf, isOwners, proofFor } from "./standing.ts";

export const audiences: Audience[] = readers.map(({ country, language }) => {
  const isOwn = countryOf(country).language === language;
  return { country, language, words: isOwn ? country : countryOfLanguage[language] };
});

export type Text = [key: string, text: string];
type Check = (audience: Audience, texts: Text[]) => string[];

export const roomNames = Object.keys(rooms) as Room[];
const kindNames = Object.keys(kinds) as Kind[];

/** Everything that is wrong with the words; nothing if all is well. */
export function checkContent(folder = contentFolder): string[] {
  const broken = brokenContent(folder);
  if (broken.length > 0) return broken;
  return [
    ...writtenFigures(folder),
    ...borrowedSections(folder),
    ...audiences.flatMap((audience) => {
      const texts = textsFor(audience, folder);
      return checks.flatMap((check) => check(audience, texts));
    }),
  ];
}

/** What no page can be made of: files that cannot be read, that nothing reads, or that their schema refuses. */
export function brokenContent(folder = contentFolder): string[] {
  const found = [
    ...unknownFiles(folder),
    ...unknownRecordFiles(folder),
    ...unreadable(() => kindNames.flatMap((kind) => brokenRecords(kind, folder))),
    ...unreadableRooms(folder),
  ];
  // A country's words are read on top of its language's, which may have been at fault.
  return [...new Set(found)].filter(
    (problem) =>
      !found.includes(problem.replace(/ and [^:]+: /, ": ")) || !problem.includes(" and "),
  );
}

function textsFor(reader: Reader, folder: string): Text[] {
  return roomNames
    .filter((room) => reader.language === "en" || !englishRooms.includes(room))
    .flatMap((room) => [...strings(contentFor(reader, room, folder), room)])
    .concat(kindNames.flatMap((kind) => recordTexts(reader, kind, folder)));
}

/** A country's record is shown in that country alone. */
function recordTexts(reader: Reader, kind: Kind, folder: string): Text[] {
  return recordsFor(reader, kind, folder)
    .filter(({ id }) => kind !== "countries" || id === reader.country)
    .filter((record) => !isOwners(record) || countriesOf(record).includes(reader.country))
    .flatMap(({ id, ...record }) => [
      ...strings(isOwners(record) ? ownWords(record) : record, `records/${kind}/${id}.json`),
    ]);
}

/** Not ids, names, and what somebody else has said. */
function ownWords(record: ProofData | TermData): object {
  const words = Object.entries(fieldsOf(record)).filter(
    ([name, { spoken }]) => spoken && name !== "quote",
  );
  return Object.fromEntries(
    words.map(([name]) => [name, (record as unknown as Record<string, unknown>)[name]]),
  );
}

function* strings(value: unknown, key: string): Generator<Text> {
  if (typeof value === "string") yield [key, value];
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* strings(inner, `${key}.${name}`);
}

/** The files of a room. */
export const voices = [
  ...languages,
  ...countries.map(({ code, language }) => `${language}-${code.toUpperCase()}`),
];

/** A file that no room or country reads: a misspelled name would otherwise go unnoticed. */
function unknownFiles(folder: string): string[] {
  const expected = ["schema.ts", "ids.ts", ...voices.map((voice) => `${voice}.json`)];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["records", "schemas"].includes(entry.name))
    .flatMap(({ name }) =>
      name in rooms
        ? readdirSync(join(folder, name))
            .filter((file) => !expected.includes(file))
            .map((file) => `${name}/${file}: no language or country has this name`)
        : [`${name}: no room has this name (content/rooms.ts)`],
    );
}

/** A picture without its client, or a file that is no record. */
function unknownRecordFiles(folder: string): string[] {
  return kindNames.flatMap((kind) => {
    const place = join(folder, "records", kind);
    const files = existsSync(place) ? readdirSync(place) : [];
    return files
      .filter((file) => !file.endsWith(".json"))
      .filter((file) => kind !== "clients" || !files.includes(file.replace(/\.\w+$/, ".json")))
      .map((file) => `records/${kind}/${file}: belongs to no record`);
  });
}

/** Texts may be missing where the owner has not written them yet, but not be wrong. */
function unfit(name: string, kind: Kind, record: object): string[] {
  if (!(kind in ownersKinds)) return [];
  const { success, error } = kinds[kind].file.safeParse(record);
  return success ? [] : contentError(name, error).problems;
}

/** What one record cannot know: voices of no country, and ids of other records. */
function brokenRecords(kind: Kind, folder: string): string[] {
  const industries = records("industries", folder).map(({ id }) => id);
  return records(kind, folder).flatMap(({ id, texts = {}, ...record }) => [
    ...unfit(`records/${kind}/${id}.json`, kind, { ...record, texts }),
    ...Object.keys(texts)
      .filter((voice) => !voices.includes(voice))
      .map((voice) => `records/${kind}/${id}.json: texts.${voice}: no language or country`),
    ...("industries" in record ? record.industries : [])
      .filter((industry) => !industries.includes(industry))
      .map((industry) => `records/${kind}/${id}.json: industries: there is no ${industry}`),
  ]);
}

function unreadableRooms(folder: string): string[] {
  return audiences.flatMap((audience) => [
    ...roomNames.flatMap((room) =>
      unreadable(() => {
        contentFor(audience, room, folder);
        return [];
      }),
    ),
    ...kindNames.flatMap((kind) =>
      unreadable(() => {
        recordsFor(audience, kind, folder);
        return [];
      }),
    ),
  ]);
}

function unreadable(read: () => string[]): string[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Every file of every room, as written. */
function writtenRooms(folder: string) {
  return roomNames.flatMap((room) =>
    voices
      .map((voice) => ({ room, voice, name: `${room}/${voice}.json` }))
      .map((file) => ({ ...file, content: readEdited(file.name, folder) }))
      .filter(({ content }) => content !== undefined),
  );
}

function writtenRecords(of: Kind[], folder: string) {
  return of.flatMap((kind) =>
    records(kind, folder).map(({ id, ...content }) => ({
      name: `records/${kind}/${id}.json`,
      content,
    })),
  );
}

/** Legal documents quote laws, the sources of the estimate are quoted with their figures, people at the desk read codes, and examples for programs have figures. */
export const mayHoldFigures: Room[] = [
  ...englishRooms,
  "legal",
  "privacy",
  "accessibility",
  "roles",
  "programme",
  "mails",
  "desk",
];

function writtenFigures(folder: string): string[] {
  const rooms = writtenRooms(folder).filter(({ room }) => !mayHoldFigures.includes(room));
  return [
    ...rooms,
    ...writtenRecords(["industries", "milestones", "services", "notOffered"], folder),
  ]
    .flatMap(({ name, content }) => [...strings(content, name)])
    .filter(([, text]) => hasFigure(text))
    .map(([key, text]) => `${key}: a figure that is no fact in "${text}"`);
}

const fewestClients = 3;
const yearMs = 365 * 86_400_000;

/**
 * What a site for real must not say: example addresses, companies that say themselves that they are invented, clients that are
 * samples, and legal texts of more than a year ago.
 */
export function provisionalFacts(folder = contentFolder): Text[] {
  const hasClients =
    proofFor({ country: "ar", language: "es" }, "client", { folder }).length >= fewestClients;
  const samples = records("clients", folder).filter(
    ({ country }) => country === "ar" && !hasClients,
  );
  const dates = { privacy: privacyUpdated, legal: legalUpdated };
  return [
    ...samples.map(({ id, name }): Text => [`records/clients/${id}.json`, name]),
    ...Object.entries(dates)
      .filter(([, date]) => Date.now() - date.getTime() > yearMs)
      .map(
        ([room, date]): Text => [`${room}/ids.ts: lastUpdated`, date.toISOString().slice(0, 10)],
      ),
    // The other countries' laws ask for it in the legal notice.
    ...records("countries", folder)
      .filter(({ id, company }) => id !== "us" && !company.taxId)
      .map(({ id }): Text => [`records/countries/${id}.json.company.taxId`, "?"]),
    ...inventedFacts(folder),
  ];
}

function inventedFacts(folder: string): Text[] {
  return [
    ...strings(brand, "core/brand.ts"),
    ...[...writtenRooms(folder), ...writtenRecords(kindNames, folder)].flatMap(
      ({ name, content }) => [...strings(content, name)],
    ),
  ].filter(([, text]) => /[.-]example\b|\bfict[ií]ci|\bfictiti/iu.test(text));
}

/** Whether strangers will read the site there. */
export function isForReal(origin: string): boolean {
  const { hostname } = new URL(origin);
  return (
    hostname.includes(".") && !/^\d+(\.\d+){3}$|\.(example|test|local|invalid)$/.test(hostname)
  );
}

/** Sections that name a country's company, law or authority: no country may take them from another. */
const ownSections: Partial<Record<Room, string[]>> = {
  legal: ["owner", "emergencies", "property", "liability", "law"],
  privacy: ["controller", "purposes", "recipients", "location", "security", "rights", "authority"],
  accessibility: ["commitment"],
};

function borrowedSections(folder: string): string[] {
  const files = writtenRooms(folder);
  return Object.entries(ownSections).flatMap(([room, sections]) =>
    countries
      .filter(({ prefix }) => prefix !== "")
      .flatMap(({ code, language }) => {
        const voice = `${language}-${code.toUpperCase()}`;
        const file = files.find((each) => each.room === room && each.voice === voice);
        const own = Object.keys((file?.content as { sections?: object })?.sections ?? {});
        return sections
          .filter((section) => !own.includes(section))
          .map(
            (section) => `${room}/${voice}.json: sections.${section}: must be the country's own`,
          );
      }),
  );
}

const faultyTexts: Check = (audience, texts) =>
  texts.flatMap(([key, text]) =>
    faultsIn(key, text, audience).map(
      (fault) => `${key} (${audience.words}): ${faultWords(fault, text)}`,
    ),
  );

const unusedTerms: Check = ({ words }, texts) => {
  const all = texts.map(([, text]) => text.toLowerCase());
  return Object.values(glossaries[words].terms)
    .filter((term) => !all.some((text) => text.includes(term)))
    .map((term) => `core/glossary.ts (${words}): no text says "${term}"`);
};

/** Says that a network is there. */
const networkIsThere = [
  /(?<!\p{L})(la|nuestra|una) red (\p{L}+ )?(ya )?(cubre|atiende|llega|opera)(?!\p{L})|(atiende una|tenemos|contamos con una) red(?!\p{L})/iu,
  /(?<!\p{L})(a|nossa|uma) rede (\p{L}+ )?(já )?(cobre|atende|chega|opera)(?!\p{L})|(temos|contamos com) (uma )?rede(?!\p{L})/iu,
  /(?<!\p{L})(the|our) network (already )?(covers|reaches|operates|serves)(?!\p{L})|we have a network/iu,
  /(cobertura|presencia|prestadores|profesionales|servicio|red) (\p{L}+ )?en (todo el país|toda España|todas? las? provincias?)(?!\p{L})/iu,
  /(cobertura|presença|prestadores|serviço|rede) (\p{L}+ )?em (todo o (país|Brasil)|todos os estados)(?!\p{L})/iu,
  /(coverage|service|providers|network) (nationwide|in every state|in all (50|fifty) states|across the (country|United States))(?!\p{L})|nationwide (coverage|service|network|providers)/iu,
];

/** Only the owner's data says where it is. */
const presentNetwork: Check = ({ words, country }, texts) => {
  if (records("network").some((record) => record.country === country)) return [];
  return texts
    .filter(([key, text]) => !/^(network|desk|mails)\./.test(key) && !text.endsWith("?"))
    .filter(([, text]) => networkIsThere.some((sentence) => sentence.test(text)))
    .map(([key, text]) => `${key} (${words}): says that a network is there: "${text}"`);
};

const checks: Check[] = [faultyTexts, unusedTerms, presentNetwork];
