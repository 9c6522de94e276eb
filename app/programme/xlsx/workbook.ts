import { countryOf } from "#core/countries.ts";
import { assumptionsOf, calibrationsOf, levels } from "#core/estimate.ts";
import type { Programme } from "#core/programme.ts";
import { serviceCount, sourceLine } from "../assumption-words.ts";
import { labelOf, letters } from "../letters.ts";
import type { WorkbookWords } from "../programme-words.server.ts";
import { assumptionsSheet } from "./assumptions-sheet.ts";
import { calculationSheet } from "./calculation-sheet.ts";
import { calibrationSheet } from "./calibration-sheet.ts";
import { constantsSheet } from "./constants-sheet.ts";
import { type Place, type Result, resultSheet } from "./result-sheet.ts";
import { Sheet } from "./sheet.ts";

/** The estimate as formulas down to its assumptions; of several programmes each, and their results side by side. */
export function workbookOf(
  programmes: readonly Programme[],
  words: WorkbookWords,
  place: Place,
): Sheet[] {
  const books = programmes.map((programme, index) =>
    sheetsOf(programme, words, place, programmes.length > 1 ? ` ${letters[index]}` : ""),
  );
  const results = books.map(({ result }) => result);
  return [
    ...(programmes.length > 1 ? [comparisonSheet(programmes, results, words)] : []),
    ...books.flatMap(({ sheets }) => sheets),
    sourcesSheet(programmes, words),
  ];
}

function sheetsOf(programme: Programme, words: WorkbookWords, place: Place, suffix: string) {
  const { sheets: names } = words.xlsx;
  const { sheet, constants } = constantsSheet(programme, words, names.constants + suffix);
  const assumed = assumptionsSheet(programme, words, constants, names.assumptions + suffix);
  const calibrated =
    calibrationsOf(programme).size > 0
      ? calibrationSheet(programme, words, assumed, constants, names.calibration + suffix)
      : undefined;
  const model = { programme, words, assumed, constants, calibrated };
  const calculated = calculationSheet(model, names.calculation + suffix);
  const result = resultSheet(model, calculated, place, names.result + suffix);
  return {
    result,
    sheets: [
      result.sheet,
      assumed.sheet,
      ...(calibrated ? [calibrated.sheet] : []),
      calculated.sheet,
      sheet,
    ],
  };
}

function comparisonSheet(
  programmes: readonly Programme[],
  results: readonly Result[],
  words: WorkbookWords,
): Sheet {
  const sheet = new Sheet(words.xlsx.sheets.comparison, [52, ...programmes.map(() => 22)]);
  const line = (title: string, cells: readonly string[]) => {
    sheet.row(title);
    for (const cell of cells) sheet.put(cell);
  };
  sheet.row("", ...programmes.map((programme, index) => labelOf(index, programme)));
  line(
    words.company,
    programmes.map(({ company }) => words.companies[company]),
  );
  line(
    words.service,
    programmes.map((programme) => serviceCount(programme, words)),
  );
  const currencies = programmes.map(({ country }) => countryOf(country).currency);
  line(words.xlsx.labels.currency, currencies);
  for (const id of ["perCustomerMonth", "allIn", "cost", "cases"] as const) {
    for (const level of levels) {
      sheet.row();
      sheet.put(`${words[id]}: ${words.levels[level]}`);
      for (const { bands } of results) {
        sheet.put(bands[id][level], id === "cases" ? "count" : "money");
      }
    }
  }
  return sheet;
}

function sourcesSheet(programmes: readonly Programme[], words: WorkbookWords): Sheet {
  const sheet = new Sheet(words.xlsx.sheets.sources, [8, 120]);
  const used = new Set(
    programmes.flatMap(assumptionsOf).flatMap(({ default: benchmark }) => benchmark.sources),
  );
  for (const id of [...used].sort((one, other) => one - other)) {
    sheet.row();
    sheet.put(`[${id}]`);
    sheet.put(sourceLine(id, words));
  }
  return sheet;
}
