import { allInFor, familyOf, isOfWarranty, needsTakeUp, unitFor } from "#core/assumptions.ts";
import { benchmarksOf } from "#core/benchmark-sets.ts";
import type { Curve } from "#core/benchmarks.ts";
import { type Level, opposite, partsOf } from "#core/estimate.ts";
import { hasWideCosts } from "#core/limits.ts";
import { kmPerMile } from "#core/number-format.ts";
import type { Programme } from "#core/programme.ts";
import type { PartId } from "#core/services.ts";
import type { WorkbookWords } from "../programme-words.server.ts";
import type { Assumed } from "./assumptions-sheet.ts";
import { type Calibrated, priorRate, putFactor, rateFactors } from "./calibration-sheet.ts";
import type { Constants } from "./constants-sheet.ts";
import { type Formula, formula, joined, type Operand, times } from "./formula.ts";
import { type Format, from, type Put, Sheet } from "./sheet.ts";
import { chance, type Factor, spreadOf, spreadOfSum, varianceAt } from "./spread.ts";

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
  /** For as many buyers as expected. */
  carriedSpread: Formula;
  allIn: Formula;
  allInSpread: Formula;
  /** Of the price for one customer: of those alone who buy, where all of it is bought. */
  priceSpread: Formula;
  payers: Formula;
  discount: Formula;
  stress: { low: Formula; high: Formula };
}

export function calculationSheet(model: Model, name: string): Calculated {
  const { programme, words, assumed, calibrated, constants } = model;
  const { labels } = words.xlsx;
  const sheet = new Sheet(name, [40, ...Array(45).fill(15)]);
  const { add, rows: works } = workTable(sheet, model, "likely");
  const rows = add(works, (put, work) => {
    const { part, cases, gross, net } = work;
    const own = calibrated?.of(part);
    const warranty = isOfWarranty(part, programme);
    const cost = own?.cost ?? assumed.factor(`cost.${part}`);
    const factor = (of?: Factor) => putFactor(put, words.xlsx, of);
    const [rate, aware] = own ? [own.frequency] : rateFactors(programme, part, assumed);
    return {
      ...work,
      count: put(words.cases, formula`IF(ROUND(${cases},2)=0,${cases},ROUND(${cases},2))`, "count"),
      units: factor(assumed.factor(`units.${unitFor(part, programme)}`)),
      takeUp: factor(needsTakeUp(part, programme) ? assumed.factor("takeUp") : undefined),
      rate: factor(rate),
      aware: factor(aware),
      ofOne: factor({
        name: cost.name,
        spread: warranty ? formula`IF(${net}=0,0,${cost.spread}*(${gross}/${net})^2)` : cost.spread,
      }),
      loading: factor(assumed.factor(allInFor(part, programme))),
      prices: factor({
        name: formula([`"${words.assumptions.prices}"`]),
        spread: constants.prices,
      }),
    };
  });
  type Row = (typeof rows)[number];
  const ofCases = ({ units, takeUp, rate, aware }: Row) => [units, takeUp, rate, aware];
  const ofCost = (row: Row) => [...ofCases(row), row.ofOne];
  const ofLoading = ({ loading, prices }: Row) => [loading, prices];
  const ofPrice = (row: Row) => [...ofCost(row), ...ofLoading(row)];
  const withoutTakeUp = (of: (row: Row) => Factor[]) => (row: Row) =>
    of(row).filter((factor) => factor !== row.takeUp);

  const variances = (title: string, means: readonly Formula[], of: (row: Row) => Factor[]) => {
    const parts = rows.map((row, at) => ({ mean: means[at] as Formula, factors: of(row) }));
    const fill = (put: Put, _: Row, at: number) =>
      put(`${labels.variance}: ${title}`, varianceAt(parts, at), "spread");
    return add(rows, fill);
  };
  const exactCases = rows.map(({ cases }) => cases);
  const means = rows.map(({ mean }) => mean);
  const casesVariances = variances(words.cases, exactCases, ofCases);
  const costVariances = variances(words.cost, means, ofCost);
  const prices = add(rows, (put, { part, mean }) =>
    put(words.allIn, times(mean, assumed.at(allInFor(part, programme), "likely")), "money"),
  );
  const priceVariances = variances(words.allIn, prices, ofPrice);
  const loadVariances = variances(labels.loading, prices, ofLoading);
  const isAllBought = rows.length > 0 && rows.every(({ part }) => needsTakeUp(part, programme));
  const payerVariances = isAllBought
    ? variances(words.perCustomerMonth, prices, withoutTakeUp(ofPrice))
    : priceVariances;
  const carriedVariances = rows.some(({ part }) => needsTakeUp(part, programme))
    ? variances(words.xlsx.carrying.title, means, withoutTakeUp(ofCost))
    : costVariances;
  const ownSpread = (title: string, of: (row: Row) => Factor[], ofOneCase: Operand) =>
    add(rows, (put, row) => {
      const spread = formula`${spreadOf(of(row))}+${chance(row.cases, ofOneCase)}`;
      return put(`${labels.spread}: ${title}`, spread, "spread");
    });
  const casesSpreads = ownSpread(words.cases, ofCases, 1);
  const costSpreads = ownSpread(words.cost, ofCost, constants.chance);

  sheet.row();
  const stress = { low: stressed(sheet, model, "low"), high: stressed(sheet, model, "high") };
  sheet.row(words.total);
  const line = (title: string, formula: Formula, format: Format) =>
    sheet.line(title, formula, format);
  const allCases = line(labels.exactCases, sumOf(exactCases), "count");
  const mean = line(labels.exactCost, sumOf(means), "money");
  const price = line(labels.exactPrice, sumOf(prices), "money");
  const few = line(labels.fewSpread, chance(allCases, constants.chance), "spread");
  const of = (title: string, all: readonly Formula[], of: Formula, added: Operand) => {
    const spread = formula`${spreadOfSum(sumOf(all), of)}+${added}`;
    return line(`${labels.spread}: ${title}`, spread, "spread");
  };
  const loaded = of(labels.loading, loadVariances, price, 0);
  const chanceOfPrice = formula`${few}*(1+${loaded})`;
  const costs = rows.map(({ cost }) => cost);
  const factorNames = from(rows.map(({ loading }) => loading.name));
  const loadings = [...new Set(rows.map(({ part }) => allInFor(part, programme)))].map((id) => {
    const costsOf = formula`SUMIF(${factorNames},${assumed.factor(id).name},${from(costs)})`;
    return formula`ROUND(${costsOf}*${assumed.at(id, "likely")},2)`;
  });
  const buyers = isAllBought ? formula`${assumed.at("takeUp", "likely")}/100` : 1;
  const payers = line(labels.payers, times(assumed.customers, buyers), "count");
  const reached = assumed.tiers.reduce(
    (before, tier) => formula`IF(${payers}<${tier.customers},${before},${tier.discount})`,
    formula`0`,
  );
  const hasTiers = assumed.tiers.length > 0;
  const discount = hasTiers ? line(labels.discount, reached, "percent") : formula`0`;
  const sum = joined("+", loadings.length > 0 ? loadings : [0]);
  const full = hasTiers ? line(labels.fullPrice, sum, "money") : sum;
  return {
    sheet,
    parts: rows.map(({ part, count, cost }, at) => ({
      part,
      cases: count,
      casesSpread: casesSpreads[at] as Formula,
      cost,
      spread: costSpreads[at] as Formula,
    })),
    cases: line(words.cases, sumOf(rows.map(({ count }) => count)), "count"),
    casesSpread: of(words.cases, casesVariances, allCases, chance(allCases, 1)),
    cost: line(words.cost, sumOf(costs), "money"),
    spread: of(words.cost, costVariances, mean, few),
    carriedSpread: of(words.xlsx.carrying.title, carriedVariances, mean, few),
    allIn: line(words.allIn, hasTiers ? formula`ROUND(${full}*(1-${discount}),2)` : full, "money"),
    allInSpread: of(words.allIn, priceVariances, price, chanceOfPrice),
    priceSpread: of(words.perCustomerMonth, payerVariances, price, chanceOfPrice),
    payers,
    discount,
    stress,
  };
}

function sumOf(cells: readonly Formula[]): Formula {
  return cells.length === 0 ? formula`0` : formula`SUM(${from(cells)})`;
}

function stressed(sheet: Sheet, model: Model, level: Level): Formula {
  sheet.row(`${model.words.xlsx.labels.stress}: ${model.words.levels[level]}`);
  const { rows } = workTable(sheet, model, level);
  const total = sheet.line(model.words.total, sumOf(rows.map(({ cost }) => cost)), "money");
  sheet.row();
  return total;
}

/** Each service's factors, its cases and their cost, with every assumption at one level. */
function workTable(sheet: Sheet, model: Model, level: Level) {
  const { programme, words, assumed, calibrated, constants } = model;
  const { labels } = words.xlsx;
  const parts = partsOf(programme);
  const add = sheet.table(parts.length);
  const { feeEffect, withinKm } = benchmarksOf(programme);
  const rows = add(parts, (put, part) => {
    put(words.service, words.services[part]);
    const fee = isOfWarranty(part, programme) ? assumed.at("fee", opposite[level]) : undefined;
    const own = calibrated?.of(part);
    const units = assumed.at(`units.${unitFor(part, programme)}`, level);
    const perCustomer = formula`${put(labels.units, units, "number")}/100`;
    const takeUp = needsTakeUp(part, programme) ? formula`${assumed.at("takeUp", level)}/100` : 1;
    const prior = priorRate(programme, part, assumed, own ? "likely" : level);
    const rate = own ? times(prior, own.frequency.scale[level]) : prior;
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
    const kept = put(labels.keptCost, keptCost(model, part, full), "percent");
    const within = times(full, kept);
    // The first set's tables came with whole cents.
    const capped = withinKm ? formula`ROUND(${within},2)` : within;
    const gross = put(labels.withinCap, capped, "money");
    const paid = fee ? formula`MAX(0,${gross}-${fee}*${constants.feePaid})` : gross;
    const net = put(labels.net, paid, "money");
    const mean = put(labels.exactCost, times(cases, net), "money");
    const cost = put(words.cost, formula`ROUND(${mean},2)`, "money");
    return { part, cases, gross, net, mean, cost };
  });
  return { add, rows };
}

/** The share of the cases within a limit of visits. */
function keptCases({ programme, assumed, constants }: Model, part: PartId): Operand {
  const { events } = assumed.limits(part);
  if (!events) return 1;
  const uses = familyOf(part, programme) === "hogar" ? constants.homeUses : constants.uses;
  return formula`IF(${events}="",1,1-((${uses}-1)/${uses})^${events})`;
}

/** Fewer ask where the visit costs them more. */
function casesAtFee({ constants }: Model, fee: Formula): Formula {
  const { feeFrom, feePerUnit, feeLeast, feeMost } = constants;
  return formula`MIN(${feeMost},MAX(${feeLeast},1-${feePerUnit}*(${fee}-${feeFrom})))`;
}

/** The share of a case's cost within its cap or its distance. */
function keptCost({ programme, assumed, constants }: Model, part: PartId, cost: Formula): Operand {
  const { amount, km } = assumed.limits(part);
  const { withinKm, underCap, underCapWide } = benchmarksOf(programme);
  if (km) {
    const distance = times(km, programme.country === "us" ? kmPerMile : 1);
    const within = withinKm ? inTable(withinKm, distance) : withinDistance(distance, constants);
    return formula`IF(${km}="",1,${within})`;
  }
  if (!amount) return 1;
  const isWide = hasWideCosts(programme, part);
  const table = isWide ? underCapWide : underCap;
  const ratio = formula`${amount}/${cost}`;
  const within = table
    ? inTable(table, formula`100*${ratio}`)
    : underLognormalCap(ratio, isWide ? constants.wide : constants.usual);
  return formula`IF(${amount}="",1,IF(${cost}=0,1,${within}))`;
}

function underLognormalCap(ratio: Formula, variation: Formula): Formula {
  const deviation = formula`SQRT(LN(1+${variation}^2))`;
  const at = formula`LN(${ratio})/${deviation}`;
  const below = formula`_xlfn.NORM.S.DIST(${at}-${deviation}/2,TRUE)`;
  const above = formula`_xlfn.NORM.S.DIST(${at}+${deviation}/2,TRUE)`;
  return formula`${below}+${ratio}*(1-${above})`;
}

function withinDistance(limit: Formula, { nearShare, nearKm, farKm }: Constants): Formula {
  const kept = (km: Formula) => formula`${km}*(1-EXP(0-${limit}/${km}))`;
  const mean = (near: Formula, far: Formula) =>
    formula`${nearShare}*${near}+(1-${nearShare})*${far}`;
  return formula`0.5+0.5*${mean(kept(nearKm), kept(farKm))}/${mean(nearKm, farKm)}`;
}

/** Between a table's rows. The first set's tables bend downwards, so the lowest of their lines counts. */
function inTable(curve: Curve, at: Formula): Formula {
  const lines = curve.slice(1).map(([x, y], index) => {
    const [x0, y0] = curve[index] ?? [0, 0];
    return formula`${y0}+${y - y0}*(${at}-${x0})/${x - x0}`;
  });
  const last = curve.at(-1)?.[1] ?? 100;
  return formula`${formula(["MIN(", ...lines.map(() => ","), ")"], ...lines, last)}/100`;
}
