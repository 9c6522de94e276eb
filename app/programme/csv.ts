import type { SiteData } from "#app/site-data/site-data.server.ts";
import { countryOf } from "#core/countries.ts";
import { assumptionsOf, estimate, levels } from "#core/estimate.ts";
import { pathOf } from "#core/paths.ts";
import { type Programme, writeProgramme } from "#core/programme.ts";
import { limitWords, nameOf, originLines, originOf, unitWords } from "./assumption-words.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

export type Place = Pick<SiteData, "language" | "origin">;

/** The estimate and its assumptions, with the separators that a spreadsheet in the reader's language expects. */
export function csvOf(programme: Programme, words: ProgrammeWords, place: Place): string {
  const { services, total } = estimate(programme);
  const { currency } = countryOf(programme.country);
  const heads = [words.cases, `${words.cost} (${currency})`].flatMap((name) =>
    levels.map((level) => `${name}: ${words.levels[level]}`),
  );
  const rows: (string | number | bigint)[][] = [
    [words.company, words.companies[programme.company]],
    [words.customers, programme.customers],
    [
      words.csv.link,
      `${place.origin}${pathOf(programme.country, "programme")}#${writeProgramme(programme)}`,
    ],
    [words.csv.note, words.notOffer],
    [],
    [words.service, words.limit, ...heads],
    ...services.map(({ service, limit, ...amounts }) => [
      words.services[service],
      limitWords(limit, words),
      ...levels.map((level) => amounts[level].cases),
      // A case costs whole units of the currency, so no cents are lost.
      ...levels.map((level) => amounts[level].cost / 100n),
    ]),
    [
      words.total,
      "",
      ...levels.map((level) => total[level].cases),
      ...levels.map((level) => total[level].cost / 100n),
    ],
    [
      `${words.perCustomerMonth} (${currency})`,
      "",
      "",
      "",
      "",
      ...levels.map((level) => decimal(total[level].costPerCustomerMonth, place)),
    ],
    [],
    [
      words.csv.assumption,
      words.csv.unit,
      ...levels.map((level) => words.levels[level]),
      words.csv.origin,
    ],
    ...assumptionsOf(programme).map(({ id, range, default: figure, isChanged }) => [
      nameOf(id, words),
      unitWords(id, words, currency),
      ...levels.map((level) => range[level]),
      words.origins[isChanged ? "changed" : originOf(figure, programme.country)],
      ...(isChanged ? [] : originLines(figure, words)),
    ]),
  ];
  // Where the comma is the decimal sign, spreadsheets separate cells by semicolons.
  const separator = place.language === "en" ? "," : ";";
  return rows.map((row) => row.map(cell).join(separator)).join("\r\n");
}

function decimal(minor: bigint, { language }: Place): string {
  const cents = String(minor % 100n).padStart(2, "0");
  return `${minor / 100n}${language === "en" ? "." : ","}${cents}`;
}

/** A text that a spreadsheet would take for a formula gets an apostrophe first. */
export function cell(value: string | number | bigint): string {
  const text = typeof value === "string" && /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : `${value}`;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
