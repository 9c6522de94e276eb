// Estimates what a programme's services cost in a year, and in which range; docs/estimate.md derives it.
import {
  type AssumptionId,
  allInFor,
  type Benchmark,
  defaultOf,
  familyOf,
  frequencyId,
  isOffered,
  isOfWarranty,
  needsAwareness,
  needsTakeUp,
  type Range,
  sharedFamilyOf,
  unitFor,
} from "./assumptions.ts";
import { bandOf, endsOf, type Factors, spreadOf, spreadOfSum, wholeOf } from "./band.ts";
import { benchmarksOf } from "./benchmark-sets.ts";
import {
  type Calibrated,
  type ClaimKey,
  calibratedCost,
  calibratedFrequency,
  claimKeyOf,
} from "./claims.ts";
import { costWithin, eventsWithin, limitsOf, usesPerUser } from "./limits.ts";
import type { Programme } from "./programme.ts";
import type { PartId } from "./services.ts";
import { leftBy, tierOf, type VolumeTier, type VolumeTiers } from "./volume.ts";

export type Level = keyof Range;
export const levels = ["low", "likely", "high"] as const satisfies Level[];

/** The likely value, and the ends between which 8 of 10 results lie if our ranges are right. */
export type Band = Record<Level, number>;

/** Money is in minor units of the country's currency: cents, centavos. Cases have two decimals, or are fewer than these can say. */
export interface PartEstimate {
  part: PartId;
  cases: Band;
  cost: Band;
}

export interface Estimate {
  parts: PartEstimate[];
  cases: Band;
  /** Of the services alone, a year. */
  cost: Band;
  /** The spread of that cost for as many buyers as expected: whoever pays by member or by case pays for those there are. */
  spread: number;
  /** With operation, platform and margin, less the discount for volume, without tax, a year. */
  allIn: Band;
  /** The owner's published discount that those who pay reach. */
  tier?: VolumeTier;
  /** Those who pay: all customers, or those who buy where all of it is bought. */
  payers: number;
  /** The all-in price for one of them and month. */
  perCustomerMonth: Band;
  /** What the prices of the contract's year add to the likely all-in price, and what the tax adds to both where they count. */
  indexation: number;
  tax: number;
  /** The services' cost with every assumption at its low end at once, and with every one at its high end. */
  stress: { low: number; high: number };
}

/** What a result can err by: an assumption, what the buyer's own year leaves open of it, a country's level of prices. */
export type FactorId = AssumptionId | `claims.${ClaimKey}` | `claimCost.${ClaimKey}` | "prices";

type LevelOf = (id: FactorId) => Level;
const allLikely: LevelOf = () => "likely";

/** `tiers`: what the owner has published. */
export function estimate(programme: Programme, tiers: VolumeTiers = {}): Estimate {
  const parts = workOut(programme);
  const cost = costBand(parts);
  const isAllBought = parts.length > 0 && parts.every(({ factors }) => "takeUp" in factors);
  const payers = payersOf(programme, parts, allLikely);
  const tier = tierOf(tiers[programme.country], payers);
  const price = wholeOf(priceOf(programme, parts) * leftBy(tier));
  const allIn = { likely: price, ...bandOf(price, priceSpread(programme, parts)) };
  const yours = isAllBought
    ? { likely: price, ...bandOf(price, priceSpread(programme, parts.map(withoutTakeUp))) }
    : allIn;
  const rate = (id: "index" | "tax") => rangeOf(programme, id).likely / 10_000;
  const indexation = Math.round(price * (Math.sqrt(1 + rate("index")) - 1));
  const taxed = price + (programme.isIndexed ? indexation : 0);
  const isInside = benchmarksOf(programme).taxIsInside?.[programme.country] ?? false;
  return {
    parts: parts.map((part) => ({
      part: part.id,
      cases: casesBand([part]),
      cost: costBand([part]),
    })),
    cases: casesBand(parts),
    cost,
    spread: costSpread(parts.map(withoutTakeUp)),
    allIn,
    ...(tier && { tier }),
    payers,
    perCustomerMonth: eachLevel((level) => Math.round(perMonth(yours[level], payers))),
    indexation,
    tax: Math.round(taxed * (isInside ? rate("tax") / (1 - rate("tax")) : rate("tax"))),
    stress: { low: extreme(programme, "low"), high: extreme(programme, "high") },
  };
}

/** The all-in price for one customer and month, not rounded and without a discount, with each assumption at a level. */
export function monthlyPrice(programme: Programme, levelOf: LevelOf): number {
  const parts = workOut(programme, levelOf);
  const prices = endsOf(priceLevelOf(programme));
  const level = levelOf("prices");
  const price = parts.reduce((sum, { id, cases, net }) => {
    const factor = allInFor(id, programme);
    return sum + (cases * net * rangeOf(programme, factor)[levelOf(factor)]) / 10_000;
  }, 0);
  const year = price * (level === "likely" ? 1 : prices[level]);
  return perMonth(year, payersOf(programme, parts, levelOf));
}

/** What the monthly price can err by. */
export function factorsOf(programme: Programme): FactorId[] {
  const parts = workOut(programme);
  const names = parts.flatMap((part) => Object.keys(pricedOf(programme, part).factors));
  return [...new Set([...names, ...(parts.some(hasFee) ? ["fee"] : [])])] as FactorId[];
}

/** The services that count, and what comes with a home warranty. */
export function partsOf(programme: Programme): PartId[] {
  const chosen = programme.services.filter((id) => isOffered(id, programme));
  const hasWarranty = chosen.some((id) => isOfWarranty(id, programme));
  return hasWarranty ? [...chosen, "otherItems"] : chosen;
}

export interface Assumption {
  id: AssumptionId;
  default: Benchmark;
  /** The values used: the default's, or the visitor's figure with its margin. */
  range: Range;
  isChanged: boolean;
}

/** The assumptions a programme uses, in display order. */
export function assumptionsOf(programme: Programme): Assumption[] {
  const parts = partsOf(programme);
  const ids = new Set<AssumptionId>();
  for (const part of parts) ids.add(`units.${unitFor(part, programme)}`);
  for (const part of parts) {
    const family = sharedFamilyOf(part, programme);
    if (family) ids.add(`frequency.${family}`);
  }
  if (parts.some((part) => needsAwareness(part, programme))) ids.add("awareness");
  if (parts.some((part) => needsTakeUp(part, programme))) ids.add("takeUp");
  for (const part of parts) {
    ids.add(frequencyId(part, programme));
    ids.add(`cost.${part}`);
  }
  if (parts.includes("otherItems")) ids.add("fee");
  for (const part of parts) ids.add(allInFor(part, programme));
  if (parts.length === 0) ids.add("allIn");
  const { taxPercent, indexationPercent } = benchmarksOf(programme);
  if (taxPercent) ids.add("tax");
  if (indexationPercent) ids.add("index");
  return [...ids].map((id) => ({
    id,
    default: defaultOf(programme, id),
    range: rangeOf(programme, id),
    isChanged: programme.changes[id] !== undefined,
  }));
}

export function rangeOf(programme: Programme, id: AssumptionId): Range {
  const own = programme.changes[id];
  if (!own) return defaultOf(programme, id);
  const ends = (percent: number) => Math.round((own.value * percent) / 100);
  return { low: ends(100 - own.margin), likely: own.value, high: ends(100 + own.margin) };
}

/** A part's means and the spreads of what they are multiplied from. */
interface WorkedOut {
  id: PartId;
  cases: number;
  /** Of one case, in minor units, when the customer has paid the fee. */
  net: number;
  /** The factors of the cases, and those of the cost as well. */
  casesFactors: Factors;
  factors: Factors;
}

/** What the customer pays is taken off: the lowest cost has the highest fee. */
export const opposite = { low: "high", likely: "likely", high: "low" } as const;

function workOut(programme: Programme, levelOf: LevelOf = allLikely): WorkedOut[] {
  const calibrations = calibrationsOf(programme);
  return partsOf(programme).map((id) => {
    const family = familyOf(id, programme);
    const at = (assumption: AssumptionId) => rangeOf(programme, assumption)[levelOf(assumption)];
    const key = claimKeyOf(programme.claims ?? {}, id, family);
    const own = key && calibrations.get(key);
    const { rate, rateFactors } = own
      ? calibratedRate(programme, id, own, levelOf)
      : priorRate(programme, id, levelOf);
    const cost = own?.cost
      ? rangeOf(programme, `cost.${id}`).likely * scaleOf(own.cost, levelOf(`claimCost.${own.key}`))
      : at(`cost.${id}`);
    const costFactors = own?.cost
      ? { [`claimCost.${own.key}`]: own.cost.spread }
      : spreads(programme, [`cost.${id}`]);
    const units = `units.${unitFor(id, programme)}` as const;
    const buyers = needsTakeUp(id, programme) ? at("takeUp") / 10_000 : 1;
    const limits = limitsOf(programme, id);
    const fee = isOfWarranty(id, programme)
      ? rangeOf(programme, "fee")[opposite[levelOf("fee")]]
      : undefined;
    const within = cost * costWithin(programme, id, limits, cost);
    // The first set's tables came with whole cents.
    const gross = benchmarksOf(programme).withinKm ? wholeOf(within) : within;
    const net = Math.max(0, gross - feePaid(programme, fee));
    const casesFactors = {
      ...spreads(programme, needsTakeUp(id, programme) ? [units, "takeUp"] : [units]),
      ...rateFactors,
    };
    return {
      id,
      // The units in hundredths, for 100 customers.
      cases:
        programme.customers *
        buyers *
        (at(units) / 10_000) *
        rate *
        eventsWithin(programme, family, limits) *
        feeEffect(programme, fee),
      net,
      casesFactors,
      factors: {
        ...casesFactors,
        ...Object.fromEntries(
          Object.entries(costFactors).map(([name, spread]) => [
            name,
            net === 0 ? 0 : spread * (gross / net) ** 2,
          ]),
        ),
      },
    };
  });
}

/** Cases a unit and year, before limits, by our figures or those the visitor set. */
function priorRate(programme: Programme, id: PartId, levelOf: LevelOf = allLikely) {
  const shared = sharedFamilyOf(id, programme);
  const how = shared ? (`frequency.${shared}` as const) : frequencyId(id, programme);
  const ids: AssumptionId[] = needsAwareness(id, programme) ? [how, "awareness"] : [how];
  const at = (assumption: AssumptionId) => rangeOf(programme, assumption)[levelOf(assumption)];
  return {
    rate:
      (at(how) / 100_000) *
      (shared ? at(`share.${id}`) / 10_000 : 1) *
      (ids.length > 1 ? at("awareness") / 10_000 : 1),
    // A share carries no spread of its own: the family's frequency does.
    rateFactors: spreads(programme, ids),
  };
}

function spreads(programme: Programme, ids: AssumptionId[]): Factors {
  return Object.fromEntries(ids.map((id) => [id, spreadOf(rangeOf(programme, id))]));
}

export interface Calibration {
  key: ClaimKey;
  parts: PartId[];
  cases: number;
  /** Cases a unit and year, and the cost of one before its caps in minor units. */
  frequency: Calibrated;
  cost?: Calibrated;
}

/** What the buyer's own year makes of our figures. */
export function calibrationsOf(programme: Programme): Map<ClaimKey, Calibration> {
  const { claims = {} } = programme;
  const found = new Map<ClaimKey, PartId[]>();
  for (const id of partsOf(programme)) {
    const key = claimKeyOf(claims, id, familyOf(id, programme));
    if (key) found.set(key, [...(found.get(key) ?? []), id]);
  }
  return new Map(
    [...found].flatMap(([key, parts]): [ClaimKey, Calibration][] => {
      const own = claims[key];
      if (!own) return [];
      const rates = parts.map((id) => ({ id, ...priorRate(programme, id) }));
      const rate = rates.reduce((sum, each) => sum + each.rate, 0);
      if (rate === 0) return [];
      const costs = rates.map((each) => ({
        mean: (each.rate / rate) * rangeOf(programme, `cost.${each.id}`).likely,
        factors: spreads(programme, [`cost.${each.id}`]),
      }));
      const uses = usesPerUser(programme, familyOf(parts[0] as PartId, programme));
      const spread = spreadOfSum(
        rates.map(({ rate: mean, rateFactors: factors }) => ({ mean, factors })),
      );
      const cost = costs.reduce((sum, { mean }) => sum + mean, 0);
      return [
        [
          key,
          {
            key,
            parts,
            cases: own.cases,
            frequency: calibratedFrequency(rate, spread, own, uses),
            ...(own.cost !== undefined &&
              cost > 0 && {
                cost: calibratedCost(cost, spreadOfSum(costs), own.cases, own.cost),
              }),
          },
        ],
      ];
    }),
  );
}

function calibratedRate(
  programme: Programme,
  id: PartId,
  { key, frequency }: Calibration,
  levelOf: LevelOf,
) {
  return {
    rate: priorRate(programme, id).rate * scaleOf(frequency, levelOf(`claims.${key}`)),
    rateFactors: { [`claims.${key}`]: frequency.spread },
  };
}

function scaleOf({ prior, posterior }: Calibrated, level: Level): number {
  return posterior[level === "likely" ? "mean" : level] / prior.mean;
}

function feePaid(programme: Programme, fee = 0): number {
  return (fee * (benchmarksOf(programme).feePaidPercent ?? 100)) / 100;
}

function feeEffect(programme: Programme, fee?: number): number {
  const effect = benchmarksOf(programme).feeEffect;
  if (!effect || fee === undefined) return 1;
  const cases = 1 - effect.perUnit * (fee / 100 - effect.from);
  return Math.min(effect.most, Math.max(effect.least, cases));
}

/** The factors of a part's likely cost, for whoever wants to multiply them by hand. */
export interface Working {
  /** Customers who buy, where a plan is bought; the units they have. */
  covered: number;
  /** In hundredths: of cases per 1,000, and of percent. */
  frequency: number;
  share?: number;
  awareness?: number;
  /** The visitor's own year in the place of these three. */
  isCalibrated: boolean;
  /** What limits and the fee leave, as shares; absent where they leave all. */
  kept?: number;
  feeEffect?: number;
  /** Of one case: before its caps, what they keep of it, what customers pay of it, and the rest. */
  fullCost: number;
  keptCost?: number;
  fee?: number;
  paid?: number;
  cost: number;
}

export function workingOf(programme: Programme, id: PartId): Working {
  const likely = (assumption: AssumptionId) => rangeOf(programme, assumption).likely;
  const family = familyOf(id, programme);
  const limits = limitsOf(programme, id);
  const shared = sharedFamilyOf(id, programme);
  const key = claimKeyOf(programme.claims ?? {}, id, family);
  const own = key ? calibrationsOf(programme).get(key) : undefined;
  const rate = own && calibratedRate(programme, id, own, allLikely).rate;
  const fullCost = Math.round(likely(`cost.${id}`) * (own?.cost ? scaleOf(own.cost, "likely") : 1));
  const kept = eventsWithin(programme, family, limits);
  const keptCost = costWithin(programme, id, limits, fullCost);
  const fee = isOfWarranty(id, programme) ? likely("fee") : undefined;
  const effect = feeEffect(programme, fee);
  const buyers = needsTakeUp(id, programme) ? likely("takeUp") / 10_000 : 1;
  const units = likely(`units.${unitFor(id, programme)}`);
  return {
    covered: Math.round((programme.customers * buyers * units) / 10_000),
    frequency:
      rate === undefined
        ? likely(shared ? `frequency.${shared}` : frequencyId(id, programme))
        : Math.round(rate * 100_000),
    ...(shared && rate === undefined && { share: likely(`share.${id}`) }),
    ...(needsAwareness(id, programme) && rate === undefined && { awareness: likely("awareness") }),
    isCalibrated: own !== undefined,
    ...(kept < 1 && { kept }),
    ...(effect !== 1 && { feeEffect: effect }),
    fullCost,
    ...(keptCost < 1 && { keptCost }),
    ...(fee !== undefined && { fee, paid: feePaid(programme, fee) }),
    cost: Math.max(0, Math.round(fullCost * keptCost) - feePaid(programme, fee)),
  };
}

function costBand(parts: WorkedOut[]): Band {
  const likely = parts.reduce((sum, part) => sum + costOf(part), 0);
  return { likely, ...bandOf(likely, costSpread(parts)) };
}

function costOf({ cases, net }: WorkedOut): number {
  return wholeOf(cases * net);
}

function casesBand(parts: WorkedOut[]): Band {
  // What would round to none stays as it is: it is few, and not none.
  const hundredths = parts.reduce(
    (sum, { cases }) => sum + (wholeOf(cases * 100) || cases * 100),
    0,
  );
  const counted = parts.map(({ cases, casesFactors }) => ({ mean: cases, factors: casesFactors }));
  const { low, high } = bandOf(hundredths, spreadOfSum(counted) + chance(parts, 1));
  return {
    low: Math.min(low, hundredths) / 100,
    likely: hundredths / 100,
    high: Math.max(high, hundredths) / 100,
  };
}

function costSpread(parts: WorkedOut[]): number {
  return spreadOfSum(parts.map(meanOf)) + chance(parts, chanceOfCost);
}

/** Few cases make chance count. */
function chance(parts: WorkedOut[], ofOneCase: number): number {
  const cases = parts.reduce((sum, part) => sum + part.cases, 0);
  return cases === 0 ? 0 : ofOneCase / cases;
}

/** One case's chance, and its cost's. */
export const chanceOfCost = 1.25;

function meanOf({ cases, net, factors }: WorkedOut) {
  return { mean: cases * net, factors };
}

/** The likely all-in price of a year, before a discount. */
function priceOf(programme: Programme, parts: WorkedOut[]): number {
  const costs = new Map<AssumptionId, number>();
  for (const part of parts) {
    const factor = allInFor(part.id, programme);
    costs.set(factor, (costs.get(factor) ?? 0) + costOf(part));
  }
  return [...costs].reduce(
    (sum, [factor, cost]) => sum + Math.round((cost * rangeOf(programme, factor).likely) / 10_000),
    0,
  );
}

function pricedOf(programme: Programme, part: WorkedOut) {
  const { mean, factors } = meanOf(part);
  const id = allInFor(part.id, programme);
  const loading = { ...spreads(programme, [id]), prices: priceLevelOf(programme) };
  return {
    mean: mean * (rangeOf(programme, id).likely / 10_000),
    factors: { ...factors, ...loading },
    loading,
  };
}

function priceSpread(programme: Programme, parts: WorkedOut[]): number {
  const priced = parts.map((part) => pricedOf(programme, part));
  const loaded = spreadOfSum(priced.map(({ mean, loading: factors }) => ({ mean, factors })));
  return spreadOfSum(priced) + chance(parts, chanceOfCost) * (1 + loaded);
}

function priceLevelOf(programme: Programme): number {
  return benchmarksOf(programme).priceLevelSpread[programme.country] ?? 0;
}

function withoutTakeUp(part: WorkedOut): WorkedOut {
  const { takeUp: _, ...factors } = part.factors;
  return { ...part, factors };
}

function payersOf({ customers, ...programme }: Programme, parts: WorkedOut[], levelOf: LevelOf) {
  const isAllBought = parts.length > 0 && parts.every(({ factors }) => "takeUp" in factors);
  if (!isAllBought) return customers;
  return (customers * rangeOf({ customers, ...programme }, "takeUp")[levelOf("takeUp")]) / 10_000;
}

function perMonth(year: number, payers: number): number {
  return payers === 0 ? 0 : year / payers / 12;
}

function hasFee({ id }: WorkedOut): boolean {
  return id === "otherItems";
}

function extreme(programme: Programme, level: Level): number {
  return workOut(programme, () => level).reduce((sum, part) => sum + costOf(part), 0);
}

function eachLevel<T>(of: (level: Level) => T): Record<Level, T> {
  return { low: of("low"), likely: of("likely"), high: of("high") };
}
