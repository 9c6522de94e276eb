import type { SiteData } from "#app/site-data/site-data.server.ts";
import { familyOf } from "#core/assumptions.ts";
import { countryOf } from "#core/countries.ts";
import { csvRow, csvSeparator, csvStart } from "#core/csv.ts";
import { assumptionsOf, estimate, levels, limitsOf } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { type Programme, writeProgramme } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import { limitWords, nameOf, sourceLine, unitWords } from "./assumption-words.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

export type Place = Pick<SiteData, "country" | "language" | "origin">;

/** The estimate and its assumptions, with the separators that a spreadsheet in the reader's language expects. */
export function csvOf(programme: Programme, words: ProgrammeWords, place: Place): string {
  const { parts, cases, cost, allIn, perCustomerMonth } = estimate(programme);
  const { currency } = countryOf(programme.country);
  const format = numberFormat(place, programme.country);
  const money = (minor: bigint) => decimal(minor, place);
  const heads = [words.cases, `${words.cost} (${currency})`].flatMap((name) =>
    levels.map((level) => `${name}: ${words.levels[level]}`),
  );
  const inMoney = (name: string, band: typeof cost) => [
    `${name} (${currency})`,
    "",
    "",
    "",
    "",
    ...levels.map((level) => money(band[level])),
  ];
  const rows: (string | number | bigint)[][] = [
    [words.company, words.companies[programme.company]],
    [words.basis, words.bases[programme.basis]],
    [words.customers, programme.customers],
    [words.csv.link, place.origin + programmePath(programme.country, writeProgramme(programme))],
    [words.csv.note, words.notOffer, ...Object.values(words.excluded.items)],
    [],
    [words.service, words.limits.name, ...heads],
    ...parts.map(({ part, ...amounts }) => {
      const family = familyOf(part, programme);
      return [
        words.services[part],
        limitWords(limitsOf(programme, family), family, programme.country, words, format),
        ...levels.map((level) => amounts.cases[level]),
        ...levels.map((level) => money(amounts.cost[level])),
      ];
    }),
    [
      words.total,
      "",
      ...levels.map((level) => cases[level]),
      ...levels.map((level) => money(cost[level])),
    ],
    inMoney(words.allIn, allIn),
    inMoney(words.perCustomerMonth, perCustomerMonth),
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
      ...levels.map((level) => decimal(BigInt(range[level]), place)),
      words.origins[isChanged ? "changed" : figure.origin],
      ...(isChanged
        ? []
        : [words.notes[figure.note], ...figure.sources.map((source) => sourceLine(source, words))]),
    ]),
  ];
  return csvStart + rows.map((row) => csvRow(row, csvSeparator(place.language))).join("");
}

function decimal(hundredths: bigint, { language }: Place): string {
  const cents = String(hundredths % 100n).padStart(2, "0");
  return `${hundredths / 100n}${language === "en" ? "." : ","}${cents}`;
}
