import type { SiteData } from "#app/site-data/site-data.server.ts";
import { basisWords } from "#core/assumptions.ts";
import { benchmarksOf, monthOf } from "#core/benchmark-sets.ts";
import { stops } from "#core/carrying.ts";
import { countryOf } from "#core/countries.ts";
import { assumptionsOf, type Level } from "#core/estimate.ts";
import { writeProgramme } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import { exclusionsOf } from "../assumption-words.ts";
import type { Calculated, Model } from "./calculation-sheet.ts";
import { type Formula, formula } from "./formula.ts";
import { type Format, Sheet } from "./sheet.ts";
import { areFew, bandEnd, endOf, shareAbove } from "./spread.ts";

export type Place = Pick<SiteData, "country" | "language" | "origin">;

export interface Result {
  sheet: Sheet;
  bands: Record<"perCustomerMonth" | "allIn" | "cost" | "cases", Record<Level, Formula>>;
}

export function resultSheet(model: Model, of: Calculated, place: Place, name: string): Result {
  const { programme, words, assumed, constants } = model;
  const { labels, carrying } = words.xlsx;
  const { currency } = countryOf(programme.country);
  const inCurrency = (text: string) => `${text} (${currency})`;
  const sheet = new Sheet(name, [52, 18, 18, 18, 18, 18, 18]);
  if (programme.name) sheet.row(programme.name);
  sheet.line(words.country, words.sourceCountries[programme.country]);
  sheet.line(words.company, words.companies[programme.company]);
  sheet.line(words.basis, basisWords(programme, words));
  sheet.line(words.customers, assumed.customers, "whole");
  sheet.line(labels.figures, monthOf(programme.set, place.language));
  sheet.line(
    words.file.link,
    place.origin + programmePath(programme.country, writeProgramme(programme)),
  );
  sheet.line(words.file.note, words.notOffer);
  sheet.row();

  /** The likely value and the ends of its range. */
  const band = (
    likely: Formula,
    format: Format,
    end: (level: Level, likely: Formula) => Formula,
  ) => {
    const cell = sheet.put(likely, format);
    const low = sheet.put(end("low", cell), format);
    return { likely: cell, low, high: sheet.put(end("high", cell), format) };
  };
  const row = (title: string, ...cells: Parameters<typeof band>) => {
    sheet.row();
    sheet.put(title, "text", "bold");
    return band(...cells);
  };
  const ends = (spread: Formula, cases: Formula) => (level: Level, likely: Formula) =>
    bandEnd(likely, spread, level, cases, constants);

  sheet.row("", words.levels.likely, words.levels.low, words.levels.high);
  const month = (year: Formula) => formula`IF(${of.payers}=0,0,ROUND(${year}/${of.payers}/12,2))`;
  const perCustomerMonth = row(
    inCurrency(words.perCustomerMonth),
    month(of.allIn),
    "money",
    (level) => {
      const year = formula`ROUND(${of.allIn}*${endOf(of.priceSpread, level, constants)},2)`;
      return formula`IF(${areFew(of.cases, constants)},"–",${month(year)})`;
    },
  );
  const allIn = row(inCurrency(words.allIn), of.allIn, "money", ends(of.allInSpread, of.cases));
  const cost = row(inCurrency(words.cost), of.cost, "money", ends(of.spread, of.cases));
  const cases = row(words.cases, of.cases, "count", ends(of.casesSpread, of.cases));
  sheet.row(inCurrency(labels.stress));
  sheet.put(undefined);
  sheet.put(of.stress.low, "money");
  sheet.put(of.stress.high, "money");
  const few = (value: Formula) => formula`IF(${areFew(of.cases, constants)},${value},"–")`;
  sheet.line(labels.noCase, few(formula`EXP(0-${of.cases})`), "percent");
  sheet.line(labels.years, few(formula`1/${of.cases}`), "count");
  sheet.line(labels.payers, of.payers, "count");
  if (assumed.tiers.length > 0) sheet.line(labels.discount, of.discount, "percent");
  extras();
  sheet.row();

  sheet.table(of.parts.length)(of.parts, (put, { part, ...row }) => {
    put(words.service, words.services[part]);
    const figures = (title: string, likely: Formula, spread: Formula, format: Format) => {
      const cell = put(title, likely, format);
      for (const level of ["low", "high"] as const) {
        put(words.levels[level], bandEnd(cell, spread, level, row.cases, constants), format);
      }
    };
    figures(words.cases, row.cases, row.casesSpread, "count");
    figures(inCurrency(words.cost), row.cost, row.spread, "money");
  });
  sheet.row();
  carried();
  sheet.row();
  sheet.row(words.excluded.title);
  for (const item of exclusionsOf(programme, words)) {
    sheet.row();
    sheet.put(item);
  }
  return { sheet, bands: { perCustomerMonth, allIn, cost, cases } };

  /** What the prices of the contract's year and the tax add, where they count. */
  function extras() {
    const ids = new Set(assumptionsOf(programme).map(({ id }) => id));
    if (!ids.has("tax") || !ids.has("index")) return;
    const rate = (id: "index" | "tax") => formula`${assumed.at(id, "likely")}/100`;
    const price = allIn.likely;
    const line = (label: string, value: Formula) => sheet.line(inCurrency(label), value, "money");
    const indexation = line(
      labels.indexation,
      formula`ROUND(${price}*(SQRT(1+${rate("index")})-1),2)`,
    );
    const taxed = formula`${price}+${assumed.isIndexed}*${indexation}`;
    const isInside = benchmarksOf(programme).taxIsInside?.[programme.country];
    const share = isInside ? formula`${rate("tax")}/(1-${rate("tax")})` : rate("tax");
    const tax = line(labels.tax, formula`ROUND(${taxed}*${share},2)`);
    line(labels.withThese, month(formula`${taxed}+${assumed.isTaxed}*${tax}`));
  }

  /** core/carrying.ts */
  function carried() {
    const price = allIn.likely;
    const notFew = (value: Formula) => formula`IF(${areFew(of.cases, constants)},"–",${value})`;
    sheet.row(`${carrying.title} (${currency})`);
    sheet.line(carrying.fixed, price, "money");
    const perEvent = formula`IF(${cases.likely}=0,0,ROUND(${price}/${cases.likely},2))`;
    sheet.line(carrying.perEvent, perEvent, "money");
    for (const level of ["low", "high"] as const) {
      const end = notFew(formula`ROUND(${price}*${endOf(of.carriedSpread, level, constants)},2)`);
      sheet.line(`${carrying.year}: ${words.levels[level]}`, end, "money");
    }
    sheet.row(carrying.stop, carrying.most, carrying.above);
    for (const percent of stops) {
      sheet.row();
      const stop = sheet.put(percent / 100, "percent", "input");
      const above = shareAbove(stop, of.carriedSpread, constants);
      sheet.put(notFew(formula`ROUND(${price}*${stop},2)`), "money");
      sheet.put(notFew(formula`ROUND(${price}*${above},2)`), "money");
    }
  }
}
