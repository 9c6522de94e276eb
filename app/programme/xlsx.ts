import type { SheetData } from "write-excel-file/browser";
import type { SiteData } from "#app/site-data/site-data.server.ts";
import {
  type AssumptionId,
  allInFor,
  isOfWarranty,
  needsTakeUp,
  sharedFamilyOf,
  storedPerShown,
  unitFor,
} from "#core/assumptions.ts";
import { benchmarksOf } from "#core/benchmark-sets.ts";
import { countryOf } from "#core/countries.ts";
import { assumptionsOf, estimate, levels, workingOf } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { type Programme, writeProgramme } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import type { PartId } from "#core/services.ts";
import { limitWords, nameOf, sourceLine, unitWords } from "./assumption-words.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

export type Place = Pick<SiteData, "country" | "language" | "origin">;

const counts = "#,##0";
const money = "#,##0.00";
const percent = "0.0%";

/**
 * The estimate as a sheet whose likely values are formulas, and its assumptions as a second one that they refer to: whoever changes
 * a figure sees the result. The ends of the ranges and what the limits keep are the estimate's own and stay.
 */
export function sheetsOf(programme: Programme, words: ProgrammeWords, place: Place) {
  const assumptions = assumptionsOf(programme);
  const { currency } = countryOf(programme.country);
  const { assumption, unit, origin } = words.file;
  /** The cell of an assumption's likely value, below the heading. */
  const cellOf = (id: AssumptionId) =>
    `'${words.xlsx.assumptions}'!D${assumptions.findIndex((each) => each.id === id) + 2}`;
  const list: SheetData = [
    [assumption, unit, ...levels.map((level) => words.levels[level]), origin].map(bold),
    ...assumptions.map(({ id, range, default: benchmark, isChanged }) => [
      nameOf(id, words),
      unitWords(id, words, currency),
      ...levels.map((level) => ({
        value: range[level] / 100 / storedPerShown(id),
        format: money,
      })),
      words.origins[isChanged ? "changed" : benchmark.origin],
      isChanged
        ? ""
        : [
            words.notes[benchmark.note],
            ...benchmark.sources.map((id) => sourceLine(id, words)),
          ].join(" · "),
    ]),
  ];
  return [
    {
      data: resultOf(programme, words, place, cellOf),
      sheet: words.xlsx.result,
      columns: widths(34, 11),
    },
    { data: list, sheet: words.xlsx.assumptions, columns: widths(46, 6) },
  ];
}

const customers = "$B$3";
const firstRow = 8;

function resultOf(
  programme: Programme,
  words: ProgrammeWords,
  place: Place,
  cellOf: (id: AssumptionId) => string,
): SheetData {
  const result = estimate(programme);
  const { currency } = countryOf(programme.country);
  const format = numberFormat(place, programme.country);
  const ends = ({ low, high }: typeof result.cost) =>
    [low, high].map((minor) => ({ value: minor / 100, format: money }));
  const rows = result.parts.map(({ part, cost }, index) => {
    const row = firstRow + index;
    const { share, awareness, kept } = workingOf(programme, part);
    return [
      words.services[part],
      limitWords(programme, part, words, format),
      formula(cellOf(`units.${unitFor(part, programme)}`), money),
      formula(cellOf(frequencyOf(programme, part)), money),
      share === undefined
        ? { value: 1, format: percent }
        : formula(`${cellOf(`share.${part}`)}/100`, percent),
      awareness === undefined
        ? { value: 1, format: percent }
        : formula(`${cellOf("awareness")}/100`, percent),
      { value: kept ?? 1, format: percent },
      formula(costOf(programme, part, cellOf), money),
      formula(
        `${customers}*C${row}/100*D${row}/1000*E${row}*F${row}*G${row}${buyersOf(programme, part, cellOf)}${feeEffectOf(programme, part, cellOf)}`,
        counts,
      ),
      formula(`I${row}*H${row}`, money),
      ...ends(cost),
    ];
  });
  const total = firstRow + rows.length;
  const sum = (column: string) => `SUM(${column}${firstRow}:${column}${total - 1})`;
  const amount = (name: string, text: string, band: typeof result.cost) => [
    bold(`${name} (${currency})`),
    ...Array(8).fill(null),
    formula(text, money),
    ...ends(band),
  ];
  return [
    [words.company, words.companies[programme.company]],
    [words.basis, words.bases[programme.basis]],
    [words.customers, { value: programme.customers, format: counts }],
    [words.file.link, place.origin + programmePath(programme.country, writeProgramme(programme))],
    [words.file.note, `${words.notOffer} ${words.xlsx.note}`],
    [],
    [
      words.service,
      words.limits.name,
      ...words.xlsx.factors,
      words.cases,
      `${words.cost} (${currency})`,
      words.levels.low,
      words.levels.high,
    ].map(bold),
    ...rows,
    [
      bold(words.total),
      ...Array(7).fill(null),
      formula(sum("I"), counts),
      formula(sum("J"), money),
      ...ends(result.cost),
    ],
    amount(
      words.allIn,
      result.parts.length === 0
        ? "0"
        : result.parts
            .map(({ part }, index) => `J${firstRow + index}*${cellOf(allInFor(part, programme))}`)
            .join("+"),
      result.allIn,
    ),
    amount(words.perCustomerMonth, `J${total + 1}/${result.payers}/12`, result.perCustomerMonth),
    [],
    [bold(words.excluded.title)],
    ...Object.values(words.excluded.items).map((item) => [item]),
  ];
}

function frequencyOf(programme: Programme, part: PartId): AssumptionId {
  const shared = sharedFamilyOf(part, programme);
  return shared ? `frequency.${shared}` : `cases.${part}`;
}

/** A case's cost within its caps, less the customer's fee. */
function costOf(programme: Programme, part: PartId, cellOf: (id: AssumptionId) => string): string {
  const kept = workingOf(programme, part).keptCost ?? 1;
  const cost = `${cellOf(`cost.${part}`)}*${kept}`;
  const paid = (benchmarksOf(programme).feePaidPercent ?? 100) / 100;
  return isOfWarranty(part, programme) ? `MAX(0,${cost}-${cellOf("fee")}*${paid})` : cost;
}

type CellOf = (id: AssumptionId) => string;

function buyersOf(programme: Programme, part: PartId, cellOf: CellOf): string {
  return needsTakeUp(part, programme) ? `*${cellOf("takeUp")}/100` : "";
}

function feeEffectOf(programme: Programme, part: PartId, cellOf: CellOf): string {
  const effect = benchmarksOf(programme).feeEffect;
  if (!effect || !isOfWarranty(part, programme)) return "";
  const { from, perUnit, least, most } = effect;
  return `*MIN(${most},MAX(${least},1-${perUnit}*(${cellOf("fee")}-${from})))`;
}

function formula(text: string, format: string) {
  return { type: "Formula" as const, value: text, format };
}

function bold(value: string) {
  return { value, fontWeight: "bold" as const };
}

function widths(first: number, others: number) {
  return [{ width: first }, ...Array(others).fill({ width: 18 })];
}
