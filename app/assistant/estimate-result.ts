// An estimate as text and as data: the text rounds as the pages do, the data are exact.
import {
  exclusionsOf,
  limitWords,
  nameOf,
  rangeWords,
  serviceCount,
  sourceLine,
  tierWords,
  unitWords,
} from "#app/programme/assumption-words.ts";
import { calibrationWords } from "#app/programme/calibration-words.ts";
import { carryingWords } from "#app/programme/carrying-words.ts";
import {
  type ProgrammeWords,
  type WorkbookWords,
  workbookWords,
} from "#app/programme/programme-words.server.ts";
import { contentFor } from "#content/content-for.ts";
import type { ToolResult } from "#core/assistant.ts";
import { type AssumptionId, basisWords, isOffered, storedPerShown } from "#core/assumptions.ts";
import { fewCasesOf } from "#core/band.ts";
import { monthOf } from "#core/benchmark-sets.ts";
import { carryingOf } from "#core/carrying.ts";
import type { Calibrated, OwnClaims } from "#core/claims.ts";
import { contextLimits } from "#core/contact.ts";
import { countryOf } from "#core/countries.ts";
import {
  assumptionsOf,
  type Band,
  calibrationsOf,
  type Estimate,
  estimate,
  levels,
  rangeOf,
} from "#core/estimate.ts";
import { influences, influencesShown } from "#core/influences.ts";
import type { Language } from "#core/languages.ts";
import { numberFormat } from "#core/number-format.ts";
import { pathOf, queryOf } from "#core/paths.ts";
import { printedOf } from "#core/printed.ts";
import { type Programme, writeProgrammes } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";

export interface Reader {
  origin: string;
  language: Language;
}

/** The addresses of programmes: the estimator, the brief, and the contact page, where a person writes and sends. */
export function linksOf(programmes: readonly Programme[], { origin }: Reader) {
  const country = programmes[0]?.country ?? "ar";
  const fragment = writeProgrammes(programmes);
  const attached = fragment.length <= contextLimits.programme ? `#${fragment}` : "";
  return {
    programme: origin + programmePath(country, fragment),
    brief: origin + programmePath(country, fragment, "brief"),
    contact: origin + pathOf(country, "contact") + queryOf({ contactType: "partner" }) + attached,
  };
}

export function estimateResult(
  programme: Programme,
  reader: Reader,
  { withAssumptions }: { withAssumptions: boolean },
): ToolResult {
  const words = workbookWords({ country: programme.country, language: reader.language });
  const result = estimate(programme, words.tiers);
  return {
    text: [
      ...headline(programme, result, words, reader),
      ...serviceTable(programme, result, words, reader),
      ...estimatorLines(programme, result, words, reader),
      ...(withAssumptions ? assumptionTable(programme, words, reader) : []),
      "",
      words.notOffer,
      "",
      `${words.excluded.title}:`,
      ...exclusionsOf(programme, words).map((item) => `- ${item}`),
    ].join("\n"),
    data: estimateData(programme, result, reader, { withAssumptions }),
  };
}

/** What the estimator's panel shows. */
export function headline(
  programme: Programme,
  result: Estimate,
  words: WorkbookWords,
  { language }: Reader,
) {
  const { country } = programme;
  const { perCustomerMonth, allIn, cost, cases, stress, payers } = result;
  const format = numberFormat({ country, language }, country);
  const { integer, rough, roughCount, exact, count } = format;
  const printed = printedOf(result);
  const ranged = (likely: string, { low, high }: Band, write: (value: number) => string) =>
    fewCasesOf(cases.likely)
      ? likely
      : `${likely} (${fill(words.between, { low: write(low), high: write(high) })})`;
  const { labels } = words.xlsx;
  const tier = tierWords(result, words, format);
  const { adds } = contentFor({ country, language }, "brief");
  const added = [
    ["index", result.indexation],
    ["tax", result.tax],
  ] as const;
  const ofWarranty = result.parts.some(({ part }) => part === "otherItems");
  const summary = fill(words.summary, {
    company: words.companies[programme.company],
    customers: integer(programme.customers),
    services: serviceCount(programme, words),
  });
  const counted = counting(programme, result);
  return [
    `**${summary}. ${basisWords(programme, words)}.** ${words.sourceCountries[country]}, ${countryOf(country).currency}, ${monthOf(programme.set, language)}.`,
    "",
    `- ${words.perCustomerMonth}: ${rough(perCustomerMonth.likely)}. ${rangeWords(programme, result, words, format)}`,
    `- ${words.allIn}: ${ranged(exact(printed.allIn), allIn, rough)}`,
    ...(tier ? [`- ${tier}`] : []),
    ...added.flatMap(([id, amount]) => {
      const rate = format.percent(rangeOf(programme, id).likely);
      return amount > 0 ? `- ${fill(adds[id], { amount: rough(amount), percent: rate })}` : [];
    }),
    ...(counted > allIn.likely
      ? [`- ${labels.withThese}: ${rough(Math.round(counted / payers / 12))}`]
      : []),
    `- ${words.cost}: ${ranged(exact(printed.cost), cost, rough)}`,
    ...(ofWarranty
      ? [`- ${nameOf("fee", words)}: ${exact(rangeOf(programme, "fee").likely)}`]
      : []),
    `- ${words.cases}: ${ranged(count(printed.allCases), cases, roughCount)}`,
    `- ${fill(words.stress, { low: rough(stress.low), high: rough(stress.high) })}`,
  ];
}

/** A year's price with the tax and the increase of prices, where they count. */
function counting({ isTaxed, isIndexed }: Programme, { allIn, tax, indexation }: Estimate): number {
  return allIn.likely + (isIndexed ? indexation : 0) + (isTaxed ? tax : 0);
}

/** For each way to pay, what the buyer pays in a usual and a bad year, and which side bears the rest; then the price recalculated with the buyer's own claims. */
function estimatorLines(
  programme: Programme,
  result: Estimate,
  words: WorkbookWords,
  { language }: Reader,
): string[] {
  const place = { country: programme.country, language };
  const format = numberFormat(place, place.country);
  const { carrying, ownYear, influence } = contentFor(place, "estimator");
  const ways = carryingWords(programme, result, carrying, format);
  const found = calibrationWords(programme, words, ownYear, format);
  const heaviest = influences(programme, result).slice(0, influencesShown);
  return [
    "",
    `${carrying.title}:`,
    ...ways.map(({ way, pays, who }) => `- ${way}: ${pays}. ${who}`),
    ...(found ? ["", `${ownYear.yours}:`, ...found.lines.map((line) => `- ${line}`)] : []),
    ...(found ? ["", found.price] : []),
    "",
    `${influence.title}:`,
    ...heaviest.map(({ id, low, high }) => {
      const ends = { low: format.rough(low, 3), high: format.rough(high, 3) };
      return `- ${nameOf(id, words)}: ${fill(words.between, ends)}`;
    }),
  ];
}

function serviceTable(
  programme: Programme,
  result: Estimate,
  words: ProgrammeWords,
  { language }: Reader,
): string[] {
  const { country } = programme;
  const format = numberFormat({ country, language }, country);
  const printed = printedOf(result);
  const rows = result.parts.map(({ part }, index) => [
    words.services[part],
    limitWords(programme, part, words, format),
    format.count(printed.cases[index] ?? 0),
    format.exact(printed.costs[index] ?? 0),
  ]);
  return ["", ...table([[words.service, words.limits.name, words.cases, words.cost], ...rows])];
}

function assumptionTable(programme: Programme, words: ProgrammeWords, { language }: Reader) {
  const { country } = programme;
  const { decimal } = numberFormat({ country, language }, country);
  const { currency } = countryOf(country);
  const all = assumptionsOf(programme);
  const rows = all.map(({ id, range, default: benchmark, isChanged }) => [
    `${nameOf(id, words)} (${id})`,
    unitWords(id, words, currency),
    ...levels.map((level) => decimal(range[level] / storedPerShown(id))),
    isChanged
      ? words.origins.changed
      : [
          `${words.origins[benchmark.origin]}. ${words.notes[benchmark.note]}`,
          ...marks(benchmark.sources),
        ].join(" "),
  ]);
  const sources = [...new Set(all.flatMap(({ default: { sources } }) => sources))];
  const heads = [
    words.file.assumption,
    words.file.unit,
    ...levels.map((level) => words.levels[level]),
    words.file.origin,
  ];
  return [
    "",
    ...table([heads, ...rows]),
    "",
    ...sources.map((source) => `- [${source}] ${sourceLine(source, words)}`),
  ];
}

function marks(sources: readonly number[]): string[] {
  return sources.map((source) => `[${source}]`);
}

/** Money and assumptions are decimal numbers written as text: no reader's floating point changes them. */
export function estimateData(
  programme: Programme,
  result: Estimate,
  reader: Reader,
  { withAssumptions = false } = {},
): Record<string, unknown> {
  const { country, company, basis, bases, customers, limits, changes, isTaxed, isIndexed } =
    programme;
  // A link may name services that its product lacks, which `program` would refuse.
  const services = programme.services.filter((id) => isOffered(id, programme));
  const words = workbookWords({ country, language: reader.language });
  const { currency } = countryOf(country);
  const few = fewCasesOf(result.cases.likely);
  const carrying = carryingOf(result);
  return {
    program: {
      country,
      company,
      basis,
      ...(bases && { bases }),
      customers,
      services,
      limits,
      assumptions: given(changes),
      ...(programme.claims && { claims: givenClaims(programme.claims) }),
      ...(isTaxed && { isTaxed }),
      ...(isIndexed && { isIndexed }),
    },
    figures: programme.set,
    currency,
    perCustomerMonth: money(result.perCustomerMonth),
    allIn: money(result.allIn),
    ...(result.tier && { volumeDiscount: result.tier }),
    cost: money(result.cost),
    cases: result.cases,
    indexation: decimal(result.indexation),
    tax: decimal(result.tax),
    allInCounted: decimal(counting(programme, result)),
    ...(few && { fewCases: { yearWithoutOne: few.none, yearsPerCase: few.years } }),
    carrying: {
      fixed: decimal(carrying.fixed),
      perEvent: decimal(carrying.perEvent),
      ...(carrying.year && {
        year: { low: decimal(carrying.year.low), high: decimal(carrying.year.high) },
      }),
      stopped: carrying.stopped.map(({ percent, most, above }) => ({
        percent,
        most: decimal(most),
        above: decimal(above),
      })),
    },
    stress: { low: decimal(result.stress.low), high: decimal(result.stress.high) },
    sensitivity: influences(programme, result)
      .slice(0, influencesShown)
      .map(({ id, low, high }) => ({ id, low: decimal(low), high: decimal(high) })),
    ...(programme.claims && { ownYear: calibrationData(programme) }),
    services: result.parts.map(({ part, cases, cost }) => ({
      id: part,
      name: words.services[part],
      cases,
      cost: money(cost),
    })),
    ...(withAssumptions && {
      assumptions: assumptionsOf(programme).map(({ id, range, default: benchmark, isChanged }) => ({
        id,
        unit: unitWords(id, words, currency),
        ...eachLevel((level) => decimal(range[level] / storedPerShown(id))),
        origin: isChanged ? "own" : origins[benchmark.origin],
        sources: isChanged ? [] : benchmark.sources,
      })),
    }),
    links: linksOf([programme], reader),
  };
}

/** Of cases a unit and year, and of a case's cost: our range, the buyer's own figure, how much of it counts, and the range used. */
function calibrationData(programme: Programme) {
  const written = (of: Calibrated, write: (value: number) => string) => {
    const band = ({ low, mean, high }: Calibrated["prior"]) => ({
      low: write(low),
      likely: write(mean),
      high: write(high),
    });
    return {
      ours: band(of.prior),
      own: write(of.own),
      weight: of.weight.toFixed(4),
      used: band(of.posterior),
      isFar: of.isFar,
    };
  };
  return [...calibrationsOf(programme).values()].map(({ key, frequency, cost }) => ({
    id: key,
    frequency: written(frequency, (rate) => rate.toFixed(6)),
    ...(cost && { cost: written(cost, decimal) }),
  }));
}

/** As the tools take them: in units, not hundredths. */
function given(changes: Programme["changes"]) {
  return Object.fromEntries(
    Object.entries(changes).map(([id, { value, margin }]) => [
      id,
      { value: value / 100 / storedPerShown(id as AssumptionId), margin },
    ]),
  );
}

function givenClaims(claims: OwnClaims) {
  return Object.fromEntries(
    Object.entries(claims).map(([key, { cost, ...year }]) => [
      key,
      { ...year, ...(cost !== undefined && { cost: cost / 100 }) },
    ]),
  );
}

const origins = { P: "published", D: "derived", A: "assumption" } as const;

function money(band: Band) {
  return eachLevel((level) => decimal(band[level]));
}

function eachLevel<T>(of: (level: (typeof levels)[number]) => T) {
  return { low: of("low"), likely: of("likely"), high: of("high") };
}

/** Of hundredths: "1234.50". */
export function decimal(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

export function table([heads = [], ...rows]: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)];
}
