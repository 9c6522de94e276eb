import { formatsFor } from "#app/cases/formats.server.ts";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import type { Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import { countryOf, estimatedCountries, languagesOf } from "#core/countries.ts";
import { csvRow, csvSeparator, csvStart } from "#core/csv.ts";
import { type BuyerId, buyerIds } from "#core/pages.ts";
import { sampleReport } from "./sample.server.ts";

type ReadPlace = Pick<Place, "country" | "language">;

export function reportPath({ country, language }: ReadPlace, buyer: BuyerId): string {
  return `/samples/${country}-${language}-${buyer.toLowerCase()}.csv`;
}

/** The sample report as a file, with the separators that a spreadsheet in the reader's language expects. */
export function reportFile(place: ReadPlace, buyer: BuyerId): string {
  const { sample, report: texts, buyers } = contentFor(place, "buyers");
  const { rows, cases, cost, onTime, satisfaction } = sampleReport(place, buyer);
  const words = programmeWords(place);
  const { currency } = countryOf(place.country);
  const format = formatsFor(place);
  const lines = [
    [`${texts.sheet} (${sample})`, buyers[buyer].title],
    [words.service, texts.cases, `${texts.average} (${currency})`, `${texts.cost} (${currency})`],
    ...rows.map((row) => [row.name, row.cases, row.average, row.cost]),
    [words.total, cases, "", cost],
    [texts.onTime, format.percent(onTime)],
    [texts.satisfaction, format.decimal(satisfaction)],
  ];
  return csvStart + lines.map((line) => csvRow(line, csvSeparator(place.language))).join("");
}

/** Every page's report, by pathname. */
export function reportFiles(): Record<string, string> {
  const places = estimatedCountries.flatMap((country) =>
    languagesOf(country).map((language) => ({ country: country.code, language })),
  );
  return Object.fromEntries(
    places.flatMap((place) =>
      buyerIds.map((buyer) => [reportPath(place, buyer), reportFile(place, buyer)]),
    ),
  );
}
