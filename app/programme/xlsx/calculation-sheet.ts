import { allInFor, familyOf, isOfWarranty, needsTakeUp, unitFor } from "#core/assumptions.ts";
import { normalBelow } from "#core/band.ts";
import { benchmarksOf } from "#core/benchmark-sets.ts";
import type { Curve } from "#core/benchmarks.ts";
import { type Level, partsOf } from "#core/estimate.ts";
import { hasWideCosts } from "#core/limits.ts";
import { kmPerMile } from "#core/number-format.ts";
import type { Programme } from "#core/programme.ts";
import type { PartId } from "#core/services.ts";
import type { WorkbookWords } from "../programme-words.server.ts";
import type { Assumed } from "./assumptions-sheet.ts";
import { type Calibrated, factorColumns, priorRate, rateFactors } from "./calibration-sheet.ts";
import type { Constants } from "./constants-sheet.ts";
import {
  either,
  exp,
  type Formula,
  isBlank,
  isSame,
  least,
  ln,
  minus,
  most,
  normal,
  type Operand,
  over,
  plus,
  power,
  round,
  sqrt,
  sumBeside,
  sumOf,
  times,
  whole,
} from "./formula.ts";
import { type Format, from, Sheet } from "./sheet.ts";
import { chance, type Factor, spreadOfSum, varianceAt } from "./spread.ts";

export interface Model {
  programme: Programme;
  words: WorkbookWords;
  assumed: Assumed;
  constants: Constants;
  calibrated: Calibrated | undefined;
}

/** The likely values and their spreads. */
export interface Calculated {
  sheet: Sheet;
  parts: { part: PartId; cases: Formula; casesSpread: Formula; cost: Formula; spread: Formula }[];
  cases: Formula;
  casesSpread: Formula;
  cost: Formula;
  spread: Formula;
  allIn: Formula;
  allInSpread: Formula;
  /** Of the price for one customer: of those alone who buy, where all of it is bought. */
  priceSpread: Formula;
  payers: Formula;
  stress: { low: Formula; high: Formula };
}

export function calculationSheet(model: Model, name: string): Calculated {
  const { programme, words, assumed, constants } = model;
  const { labels } = words.xlsx;
  const ids = partsOf(programme);
  const sheet = new Sheet(name, [40, ...Array(45).fill(15)]);
  const { column, ...work } = workTable(sheet, model, "likely");
  const spreads = (title: string, formulas: readonly Formula[]) =>
    column(title, formulas, "spread");
  const each = (of: (part: PartId, index: number) => Formula) => ids.map(of);
  const counts = column(
    words.cases,
    each((_, index) => round(work.cases[index] as Formula, 2)),
    "count",
  );
  const factors = spreadColumns(model, column, work);

  const variances = (title: string, means: readonly Formula[], of: readonly Factor[][]) => {
    const parts = means.map((mean, index) => ({ mean, factors: of[index] ?? [] }));
    return spreads(
      `${labels.variance}: ${title}`,
      parts.map((_, index) => varianceAt(parts, index)),
    );
  };
  const casesVariances = variances(words.cases, work.cases, factors.ofCases);
  const costVariances = variances(words.cost, work.means, factors.ofCost);
  const allInFactor = (part: PartId) => assumed.at(allInFor(part, programme), "likely");
  const prices = column(
    words.allIn,
    each((part, index) => times(work.means[index] as Formula, allInFactor(part))),
    "money",
  );
  const priceVariances = variances(words.allIn, prices, factors.ofPrice);
  const loadVariances = variances(labels.loading, prices, factors.ofLoading);
  const isAllBought = ids.length > 0 && ids.every((part) => needsTakeUp(part, programme));
  const payerVariances = isAllBought
    ? variances(words.perCustomerMonth, prices, factors.withoutTakeUp)
    : priceVariances;
  const ownSpread = (title: string, of: readonly Factor[][], ofOneCase: Operand) =>
    spreads(
      `${labels.spread}: ${title}`,
      each((_, index) =>
        plus(
          minus(times(...(of[index] ?? []).map(({ spread }) => plus(1, spread))), 1),
          chance(work.cases[index] as Formula, ofOneCase),
        ),
      ),
    );
  const casesSpreads = ownSpread(words.cases, factors.ofCases, 1);
  const costSpreads = ownSpread(words.cost, factors.ofCost, constants.chance);

  sheet.row();
  const stress = { low: stressed(sheet, model, "low"), high: stressed(sheet, model, "high") };
  sheet.row(words.total);
  const total = (cells: readonly Formula[]) =>
    cells.length === 0 ? whole("0", 0) : sumOf(from(cells));
  const line = (title: string, formula: Formula, format: "count" | "money" | "spread") =>
    sheet.line(title, formula, format);
  const allCases = line(labels.exactCases, total(work.cases), "count");
  const mean = line(labels.exactCost, total(work.means), "money");
  const price = line(labels.exactPrice, total(prices), "money");
  const few = line(labels.fewSpread, chance(allCases, constants.chance), "spread");
  const of = (title: string, all: readonly Formula[], of: Formula, added: Operand) =>
    line(`${labels.spread}: ${title}`, plus(spreadOfSum(total(all), of), added), "spread");
  const loaded = of(labels.loading, loadVariances, price, 0);
  const chanceOfPrice = times(few, plus(1, loaded));
  const used = [...new Set(ids.map((part) => allInFor(part, programme)))];
  return {
    sheet,
    parts: ids.map((part, index) => ({
      part,
      cases: counts[index] as Formula,
      casesSpread: casesSpreads[index] as Formula,
      cost: work.costs[index] as Formula,
      spread: costSpreads[index] as Formula,
    })),
    cases: line(words.cases, total(counts), "count"),
    casesSpread: of(words.cases, casesVariances, allCases, chance(allCases, 1)),
    cost: line(words.cost, total(work.costs), "money"),
    spread: of(words.cost, costVariances, mean, few),
    allIn: line(
      words.allIn,
      plus(
        ...used.map((id) => {
          const costs = sumBeside(from(factors.loadingNames), assumed.name(id), from(work.costs));
          return round(times(costs, assumed.at(id, "likely")), 2);
        }),
      ),
      "money",
    ),
    allInSpread: of(words.allIn, priceVariances, price, chanceOfPrice),
    priceSpread: of(words.perCustomerMonth, payerVariances, price, chanceOfPrice),
    payers: line(
      labels.payers,
      isAllBought
        ? times(assumed.customers, over(assumed.at("takeUp", "likely"), 100))
        : assumed.customers,
      "count",
    ),
    stress,
  };
}

function stressed(sheet: Sheet, model: Model, level: Level): Formula {
  sheet.row(`${model.words.xlsx.labels.stress}: ${model.words.levels[level]}`);
  const { costs } = workTable(sheet, model, level);
  const sum = costs.length === 0 ? whole("0", 0) : sumOf(from(costs));
  const total = sheet.line(model.words.total, sum, "money");
  sheet.row();
  return total;
}

const opposite = { low: "high", likely: "likely", high: "low" } as const;

/** Each service's factors, its cases and their cost, with every assumption at one level. */
function workTable(sheet: Sheet, model: Model, level: Level) {
  const { programme, words, assumed, calibrated, constants } = model;
  const { labels } = words.xlsx;
  const ids = partsOf(programme);
  const column = sheet.table(ids.length);
  const titles = sheet.rows.length - ids.length;
  const { feeEffect, withinKm } = benchmarksOf(programme);
  const rows = ids.map((part, index) => {
    const put = (title: string, written: Operand | string, format?: Format) => {
      if (index === 0) sheet.put(title, "text", "bold", titles);
      return sheet.put(written, format, "plain", titles + 1 + index);
    };
    put(words.service, words.services[part]);
    const fee = isOfWarranty(part, programme) ? assumed.at("fee", opposite[level]) : undefined;
    const own = calibrated?.of(part);
    const units = assumed.at(`units.${unitFor(part, programme)}`, level);
    const takeUp = needsTakeUp(part, programme) ? over(assumed.at("takeUp", level), 100) : 1;
    const prior = priorRate(programme, part, assumed, own ? "likely" : level);
    const rate = own ? times(prior, own.frequency.scale[level]) : prior;
    const perCustomer = over(put(labels.units, units, "number"), 100);
    const factors = [
      put(labels.buyers, takeUp, "percent"),
      perCustomer,
      put(labels.rate, rate, "spread"),
      put(labels.kept, keptCases(model, part), "percent"),
      put(labels.feeEffect, fee && feeEffect ? casesAtFee(model, fee) : 1, "percent"),
    ];
    const cases = put(labels.exactCases, times(assumed.customers, ...factors), "count");
    const ours = assumed.at(`cost.${part}`, own?.cost ? "likely" : level);
    const ofOne = own?.cost ? times(ours, own.cost.scale[level]) : ours;
    const full = put(labels.fullCost, ofOne, "money");
    const within = times(full, put(labels.keptCost, keptCost(model, part, full), "percent"));
    // The first set's tables came with whole cents.
    const gross = put(labels.withinCap, withinKm ? round(within, 2) : within, "money");
    const paid = fee && most(0, minus(gross, times(fee, constants.feePaid)));
    const net = put(labels.net, paid ?? gross, "money");
    const mean = put(labels.exactCost, times(cases, net), "money");
    return { cases, gross, net, mean, cost: put(words.cost, round(mean, 2), "money") };
  });
  const of = (figure: keyof (typeof rows)[number]) => rows.map((row) => row[figure]);
  return {
    column,
    cases: of("cases"),
    gross: of("gross"),
    net: of("net"),
    means: of("mean"),
    costs: of("cost"),
  };
}

/** What each service's figures err by, column by column; a figure that two services share stands in both. */
function spreadColumns(
  { programme, words, assumed, constants, calibrated }: Model,
  column: ReturnType<Sheet["table"]>,
  { gross, net }: { gross: readonly Formula[]; net: readonly Formula[] },
) {
  const ids = partsOf(programme);
  const columns = (of: (part: PartId, index: number) => Factor | undefined) =>
    factorColumns(column, words.xlsx, ids.map(of));
  const factor = (id: Parameters<Assumed["name"]>[0]) => ({
    name: assumed.name(id),
    spread: assumed.spread(id),
  });
  const units = columns((part) => factor(`units.${unitFor(part, programme)}`));
  const takeUp = columns((part) => (needsTakeUp(part, programme) ? factor("takeUp") : undefined));
  const rates = columns(
    (part) => calibrated?.of(part)?.frequency ?? rateFactors(programme, part, assumed)[0],
  );
  const aware = columns((part) =>
    calibrated?.of(part) ? undefined : rateFactors(programme, part, assumed)[1],
  );
  const costs = columns((part, index) => {
    const { name, spread } = calibrated?.of(part)?.cost ?? factor(`cost.${part}`);
    const rest = net[index] as Formula;
    if (!isOfWarranty(part, programme)) return { name, spread };
    const lever = power(over(gross[index] as Formula, rest), 2);
    return { name, spread: either(isSame(rest, 0), 0, times(spread, lever)) };
  });
  const loading = columns((part) => factor(allInFor(part, programme)));
  const prices = columns(() => ({
    name: whole(`"${words.assumptions.prices}"`, words.assumptions.prices),
    spread: constants.prices,
  }));
  const rows = (...of: Factor[][]) =>
    ids.map((_, index) => of.map((each) => each[index] as Factor));
  return {
    ofCases: rows(units, takeUp, rates, aware),
    ofCost: rows(units, takeUp, rates, aware, costs),
    ofPrice: rows(units, takeUp, rates, aware, costs, loading, prices),
    withoutTakeUp: rows(units, rates, aware, costs, loading, prices),
    ofLoading: rows(loading, prices),
    loadingNames: loading.map(({ name }) => name),
  };
}

/** The share of the cases within a limit of visits. */
function keptCases({ programme, assumed, constants }: Model, part: PartId): Operand {
  const { events } = assumed.limits(part);
  if (!events) return 1;
  const uses = familyOf(part, programme) === "hogar" ? constants.homeUses : constants.uses;
  const beyond = power(over(minus(uses, 1), uses), events);
  return either(isBlank(events), 1, minus(1, beyond));
}

/** Fewer ask where the visit costs them more. */
function casesAtFee({ constants }: Model, fee: Formula): Formula {
  const { feeFrom, feePerUnit, feeLeast, feeMost } = constants;
  const share = minus(1, times(feePerUnit, minus(fee, feeFrom)));
  return least(feeMost, most(feeLeast, share));
}

/** The share of a case's cost within its cap or its distance. */
function keptCost({ programme, assumed, constants }: Model, part: PartId, cost: Formula): Operand {
  const { amount, km } = assumed.limits(part);
  const { withinKm, underCap, underCapWide } = benchmarksOf(programme);
  if (km) {
    const distance = programme.country === "us" ? times(km, kmPerMile) : km;
    const within = withinKm ? inTable(withinKm, distance) : withinDistance(distance, constants);
    return either(isBlank(km), 1, within);
  }
  if (!amount) return 1;
  const isWide = hasWideCosts(programme, part);
  const table = isWide ? underCapWide : underCap;
  const ratio = over(amount, cost);
  const within = table
    ? inTable(table, times(100, ratio))
    : underLognormalCap(ratio, isWide ? constants.wide : constants.usual);
  return either(isBlank(amount), 1, either(isSame(cost, 0), 1, within));
}

function underLognormalCap(ratio: Formula, variation: Formula): Formula {
  const deviation = sqrt(ln(plus(1, power(variation, 2))));
  const at = over(ln(ratio), deviation);
  const below = (of: Formula) => normal(of, normalBelow);
  return plus(
    below(minus(at, over(deviation, 2))),
    times(ratio, minus(1, below(plus(at, over(deviation, 2))))),
  );
}

function withinDistance(limit: Formula, { nearShare, nearKm, farKm }: Constants): Formula {
  const farShare = minus(1, nearShare);
  const kept = (km: Formula) => times(km, minus(1, exp(over(times(-1, limit), km))));
  return plus(
    0.5,
    over(
      times(0.5, plus(times(nearShare, kept(nearKm)), times(farShare, kept(farKm)))),
      plus(times(nearShare, nearKm), times(farShare, farKm)),
    ),
  );
}

/** Between a table's rows. The first set's tables bend downwards, so the lowest of their lines counts. */
function inTable(curve: Curve, at: Formula): Formula {
  const lines = curve.slice(1).map(([x, y], index) => {
    const [x0, y0] = curve[index] ?? [0, 0];
    return plus(y0, over(times(y - y0, minus(at, x0)), x - x0));
  });
  return over(least(...lines, curve.at(-1)?.[1] ?? 100), 100);
}
