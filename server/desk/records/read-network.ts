// The owner's list of places, as a spreadsheet writes it, and what is wrong in it, line by line.
import { contentFor, recordsFor } from "#content/content-for.ts";
import { readers } from "#content/readers.ts";
import { type CountryCode, countries, isCountryCode } from "#core/countries.ts";
import { type Column, columns, type NetworkPreview, type RowProblem } from "#core/desk-records.ts";
import { type Language, languages } from "#core/languages.ts";
import { type NetworkRow, placeOf } from "#core/network.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { plainText } from "#core/plain-text.ts";
import { decodeText, readTable } from "#core/read-table.ts";

const required: Column[] = ["place", "family", "day"];

type Problem = NetworkPreview["problems"][number];
type Row = NetworkRow & { country: CountryCode };
type Cells = Partial<Record<Column, string>>;

/** Of 200,000 lines a browser's form would take a minute to send. */
const mostLines = 50_000;
const mostColumns = 60;
const longestCell = 200;

export function readNetworkList(
  bytes: Uint8Array,
  country: CountryCode,
  today: string,
): { rows: Row[]; problems: Problem[] } {
  const refused = (problem: RowProblem, about = "") => ({
    rows: [],
    problems: [{ line: 1, problem, found: about }],
  });
  const text = decodeText(bytes);
  // A spreadsheet's own file, above all.
  if (text.includes("\0")) return refused("format");
  // The headings, and one line too many.
  const [headings, ...lines] = readTable(text, { lines: mostLines + 2, cells: mostColumns });
  const found = (headings?.cells ?? []).map(columnOf);
  const lacking = required.filter((column) => !found.includes(column));
  if (lacking.length > 0) return refused("columns", lacking.join());
  if (lines.length > mostLines) return refused("too_much");
  const reader = listReader(country, today);
  const rows: Row[] = [];
  const problems: Problem[] = [];
  for (const { line, cells } of lines) {
    const named = Object.fromEntries(
      found.map((column, index) => [column, (cells[index] ?? "").slice(0, longestCell)]),
    );
    const read = readLine(named, reader);
    if ("problem" in read) problems.push({ line, ...read });
    else rows.push(read);
  }
  return { rows, problems };
}

function columnOf(heading: string): Column | undefined {
  const name = plain(heading);
  return columns.find((column) => column === name || namesOf[column].includes(name));
}

/** The column names in all languages: a person at the English desk may upload a Spanish spreadsheet. */
const namesOf = Object.fromEntries(
  columns.map((column) => [column, languages.flatMap((each) => wordsOf(each, column))]),
) as Record<Column, string[]>;

function deskTexts(language: Language) {
  return contentFor({ country: "ar", language }, "desk");
}

function wordsOf(language: Language, column: Column): string[] {
  return deskTexts(language).records.network.columns[column].map(plain);
}

const inForce = languages.flatMap((each) => deskTexts(each).records.network.operating.map(plain));

/** A list says the same in thousands of lines: each text is read once. */
function listReader(country: CountryCode, today: string) {
  const families = familyNames();
  return {
    ...{ country, today, placeOf: remembered(placeOf), dayIn: remembered(dayIn) },
    familyNamed: remembered((_, text) => families.get(plain(text))),
    countryNamed: remembered((_, text) => countryNamed(text)),
    isOperating: remembered((_, text) => text === "" || inForce.includes(plain(text))),
  };
}

function remembered<T>(read: (country: CountryCode, text: string) => T) {
  const known = new Map<string, T>();
  return (country: CountryCode, text = ""): T => {
    const key = `${country} ${text}`;
    const found = known.has(key) ? (known.get(key) as T) : read(country, text);
    known.set(key, found);
    return found;
  };
}

function readLine(
  cells: Cells,
  reader: ReturnType<typeof listReader>,
): Row | { problem: RowProblem; found: string } {
  const wrong = (problem: RowProblem & Column) => ({
    problem,
    found: (cells[problem] ?? "").slice(0, 60),
  });
  const country = cells.country
    ? reader.countryNamed(reader.country, cells.country)
    : reader.country;
  if (!country) return wrong("country");
  const place = reader.placeOf(country, cells.place);
  if (!place) return wrong("place");
  const family = reader.familyNamed(country, cells.family);
  if (!family) return wrong("family");
  const isOperating = reader.isOperating(country, cells.from);
  const from = isOperating ? undefined : reader.dayIn(country, cells.from);
  if (!isOperating && !from) return wrong("from");
  const minutes = countIn(cells.minutes, 9_999);
  if (minutes === null) return wrong("minutes");
  const day = reader.dayIn(country, cells.day);
  if (!day || day > reader.today) return wrong("day");
  // Announced for a day that the data already knows.
  const ahead = from && from > day ? from : undefined;
  return { country, place, family, day, from: ahead, minutes };
}

function countryNamed(text: string): CountryCode | undefined {
  const name = plain(text);
  return isCountryCode(name) ? name : countryNames.get(name);
}

const countryNames = new Map(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return countries.map(({ code }) => [plain(names.of(code.toUpperCase()) ?? ""), code] as const);
  }),
);

/** Years first, or as the country writes days: months come first in the United States. */
function dayIn(country: CountryCode, text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const parts = year
    ? [year, month, day]
    : country === "us"
      ? [last, first, second]
      : [last, second, first];
  const iso = parts.map((part = "") => part.padStart(2, "0")).join("-");
  const date = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isReal && iso > "1990" && iso < "2100" ? iso : undefined;
}

/** Undefined: empty; null: no number. "1.200" and "1,200" are thousands; decimals are rounded. */
function countIn(text: string | undefined, most: number): number | undefined | null {
  if (!text) return undefined;
  const whole = /^\d{1,3}([.,\s]\d{3})+$/.test(text) ? text.replaceAll(/[.,\s]/g, "") : text;
  if (!/^\d+([.,]\d+)?$/.test(whole)) return null;
  const count = Math.round(Number(whole.replace(",", ".")));
  return count <= most ? count : null;
}

/** Families and services, by their names in every country's words. */
function familyNames(): Map<string, FamilyId> {
  const names = new Map<string, FamilyId>(familyIds.map((id) => [plain(id), id]));
  for (const reader of readers) {
    const { families, familyTitles } = contentFor(reader, "layout");
    for (const id of familyIds) {
      names.set(plain(families[id]), id).set(plain(familyTitles[id]), id);
    }
    for (const { id, name, family } of recordsFor(reader, "services")) {
      if (!names.has(plain(name))) names.set(plain(name), family);
      names.set(plain(id), family);
    }
  }
  return names;
}

function plain(text: string): string {
  return plainText(text).replaceAll(/\s+/g, " ").trim();
}
