// Estimates what a programme's services cost in a year, and in which range; docs/estimate.md derives it.
import {
  type AssumptionId,
  type Benchmark,
  defaultOf,
  familyOf,
  isLimited,
  isOffered,
  isOfWarranty,
  needsAwareness,
  type Range,
  sharedFamilyOf,
  typicalLimitsOf,
  unitFor,
} from "./assumptions.ts";
import { bandOf, type Part, spreadOf, spreadOfProduct, spreadOfSum } from "./band.ts";
import { benchmarksOf } from "./benchmark-sets.ts";
import type { Curve, Limits } from "./benchmarks.ts";
import type { FamilyId } from "./pages.ts";
import type { Programme } from "./programme.ts";
import type { PartId } from "./services.ts";

export type Level = keyof Range;
export const levels = ["low", "likely", "high"] as const satisfies Level[];

/** The likely value, and the ends between which 8 of 10 results lie if our ranges are right. */
export type Band = Record<Level, number>;

/** Money is in minor units of the country's currency: cents, centavos. */
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
  /** With operation, platform, taxes and margin, a year. */
  allIn: Band;
  /** The all-in price for one customer and month. */
  perCustomerMonth: Band;
  /** The services' cost with every assumption at its low end at once, and with every one at its high end. */
  stress: { low: number; high: number };
}

export function estimate(programme: Programme): Estimate {
  const parts = partsOf(programme).map((part) => workOut(programme, part));
  const cases = casesBand(programme, parts);
  const cost = costBand(programme, parts);
  const factor = rangeOf(programme, "allIn");
  const likely = Math.round((cost.likely * factor.likely) / 10_000);
  const spread = spreadOfProduct(
    costSpread(programme, parts),
    spreadOf(factor),
    benchmarksOf(programme).priceLevelSpread[programme.country] ?? 0,
  );
  const allIn = { likely, ...bandOf(likely, spread) };
  const months = programme.customers * 12;
  return {
    parts: parts.map((part) => ({
      part: part.id,
      cases: casesBand(programme, [part]),
      cost: costBand(programme, [part]),
    })),
    cases,
    cost,
    allIn,
    perCustomerMonth: eachLevel((level) => Math.round(allIn[level] / months)),
    stress: { low: extreme(programme, "low"), high: extreme(programme, "high") },
  };
}

/** The services' yearly cost alone. */
export function likelyCost(programme: Programme): number {
  return extreme(programme, "likely");
}

/** The services that count, and what comes with a home warranty. */
export function partsOf(programme: Programme): PartId[] {
  const chosen = programme.services.filter((id) => isOffered(id, programme));
  const hasWarranty = chosen.some((id) => isOfWarranty(id, programme));
  return hasWarranty ? [...chosen, "otherItems"] : chosen;
}

export function limitsOf(programme: Programme, family: FamilyId): Limits {
  return programme.limits[family] ?? typicalLimitsOf(family, programme);
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
  if (needsAwareness(programme) && parts.some(isAwarenessFor(programme))) ids.add("awareness");
  for (const part of parts) {
    ids.add(frequencyId(programme, part));
    ids.add(`cost.${part}`);
  }
  if (parts.includes("otherItems")) ids.add("fee");
  ids.add("allIn");
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
  family: FamilyId;
  /** Parts of one group share their frequency. */
  group: AssumptionId;
  cases: number;
  /** Of one case, in minor units: what spreads, and what is left when the customer has paid the fee. */
  gross: number;
  net: number;
  unitSpread: number;
  frequencySpread: number;
  costSpread: number;
}

const opposite = { low: "high", likely: "likely", high: "low" } as const;

function workOut(programme: Programme, id: PartId, level: Level = "likely"): WorkedOut {
  const at = (assumption: AssumptionId) => rangeOf(programme, assumption)[level];
  const spread = (assumption: AssumptionId) => spreadOf(rangeOf(programme, assumption));
  const family = familyOf(id, programme);
  const shared = sharedFamilyOf(id, programme);
  const group = shared ? (`frequency.${shared}` as const) : frequencyId(programme, id);
  const units = `units.${unitFor(id, programme)}` as const;
  const limits = limitsOf(programme, family);
  const gross = costWithin(programme, id, limits, at(`cost.${id}`));
  // What the customer pays lowers the cost: the lowest cost is that of the highest fee.
  const fee = isOfWarranty(id, programme) ? rangeOf(programme, "fee")[opposite[level]] : 0;
  return {
    id,
    family,
    group,
    // Each of them in hundredths, as percentages or per 1,000 units.
    cases:
      programme.customers *
      (at(units) / 10_000) *
      (at(group) / 100_000) *
      (shared ? at(`share.${id}`) / 10_000 : 1) *
      (isAwarenessFor(programme)(id) ? at("awareness") / 10_000 : 1) *
      (isLimited(id) ? eventsWithin(programme, family, limits) : 1),
    gross,
    net: Math.max(0, gross - fee),
    unitSpread: spread(units),
    frequencySpread: spread(group),
    costSpread: spread(`cost.${id}`),
  };
}

/** The factors of a part's likely cost, for whoever wants to multiply them by hand. */
export interface Working {
  covered: number;
  /** In hundredths: of cases per 1,000, and of percent. */
  frequency: number;
  share?: number;
  awareness?: number;
  /** A share; absent without a limit. */
  kept?: number;
  /** Of one case, within its caps; and after the customer's fee. */
  gross: number;
  cost: number;
}

export function workingOf(programme: Programme, id: PartId): Working {
  const { family, group, gross, net } = workOut(programme, id);
  const likely = (assumption: AssumptionId) => rangeOf(programme, assumption).likely;
  const units = likely(`units.${unitFor(id, programme)}`);
  const kept = isLimited(id) ? eventsWithin(programme, family, limitsOf(programme, family)) : 1;
  return {
    covered: Math.round((programme.customers * units) / 10_000),
    frequency: likely(group),
    ...(sharedFamilyOf(id, programme) && { share: likely(`share.${id}`) }),
    ...(isAwarenessFor(programme)(id) && { awareness: likely("awareness") }),
    ...(kept < 1 && { kept }),
    gross,
    cost: net,
  };
}

function frequencyId(programme: Programme, id: PartId): AssumptionId {
  return sharedFamilyOf(id, programme) || id === "otherItems" ? `share.${id}` : `cases.${id}`;
}

function isAwarenessFor(programme: Programme): (id: PartId) => boolean {
  return (id) => needsAwareness(programme) && ["hogar", "vial"].includes(familyOf(id, programme));
}

/** The share of the cases that a limit a year keeps. */
export function eventsWithin(programme: Programme, family: FamilyId, { events }: Limits): number {
  if (events === undefined) return 1;
  const { usual, homeBrazil } = benchmarksOf(programme).usesPerUser;
  const uses = family === "hogar" && programme.country === "br" ? homeBrazil : usual;
  return 1 - ((uses - 1) / uses) ** events;
}

/** What a case costs within its caps. */
function costWithin(
  programme: Programme,
  id: PartId,
  { amount, km }: Limits,
  cost: number,
): number {
  const { withinKm, underCap, underCapWide } = benchmarksOf(programme);
  if (id === "towing" && km !== undefined) {
    return Math.round((cost * interpolate(withinKm, km)) / 100);
  }
  const isCapped = amount !== undefined && familyOf(id, programme) === "hogar" && cost > 0;
  if (!isCapped) return cost;
  const isWide = programme.country === "us" && (id === "airConditioning" || id === "appliances");
  const capPercent = (amount * 10_000) / cost;
  return Math.round((cost * interpolate(isWide ? underCapWide : underCap, capPercent)) / 100);
}

/** The nearest row's value beyond the rows. */
function interpolate(curve: Curve, at: number): number {
  const after = curve.findIndex(([from]) => from >= at);
  const [x1, y1] = curve.at(after) ?? [0, 0];
  const [x0, y0] = curve[after - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}

function costBand(programme: Programme, parts: WorkedOut[]): Band {
  const likely = parts.reduce((sum, part) => sum + costOf(part), 0);
  return { likely, ...bandOf(likely, costSpread(programme, parts)) };
}

function costOf({ cases, net }: WorkedOut): number {
  return Math.round(cases * net);
}

function casesBand(programme: Programme, parts: WorkedOut[]): Band {
  const likely = parts.reduce((sum, { cases }) => sum + Math.round(cases), 0);
  const counted = parts.map((part) => ({ ...part, gross: 1, net: 1, costSpread: 0 }));
  return { likely, ...bandOf(likely, spreadOfParts(programme, counted) + chance(parts, 1)) };
}

function costSpread(programme: Programme, parts: WorkedOut[]): number {
  return spreadOfParts(programme, parts) + chance(parts, 1.25);
}

/** Few cases make chance count. */
function chance(parts: WorkedOut[], ofOneCase: number): number {
  const cases = parts.reduce((sum, part) => sum + part.cases, 0);
  return cases === 0 ? 0 : ofOneCase / cases;
}

/** What parts share is multiplied once, outside their sum: a group's frequency, a family's units, awareness. */
function spreadOfParts(programme: Programme, parts: WorkedOut[]): number {
  const families = grouped(parts, ({ family }) => family).map((family) => {
    const groups = grouped(family, ({ group }) => group).map((group) => ({
      mean: meanOf(group),
      spread: spreadOfProduct(
        group[0].frequencySpread,
        spreadOfSum(
          group.map(({ cases, net, gross, costSpread: spread }) => ({
            mean: cases * net,
            gross: cases * gross,
            spread,
          })),
        ),
      ),
    }));
    return {
      isShared: isAwarenessFor(programme)(family[0].id),
      mean: meanOf(family),
      spread: spreadOfProduct(family[0].unitSpread, spreadOfSum(groups)),
    };
  });
  const known = families.filter(({ isShared }) => isShared);
  const others: Part[] = families.filter(({ isShared }) => !isShared);
  if (known.length === 0) return spreadOfSum(others);
  return spreadOfSum([
    {
      mean: known.reduce((sum, { mean }) => sum + mean, 0),
      spread: spreadOfProduct(spreadOf(rangeOf(programme, "awareness")), spreadOfSum(known)),
    },
    ...others,
  ]);
}

function meanOf(parts: WorkedOut[]): number {
  return parts.reduce((sum, { cases, net }) => sum + cases * net, 0);
}

function grouped<T>(all: T[], by: (one: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const each of all) {
    const group = groups.get(by(each));
    if (group) group.push(each);
    else groups.set(by(each), [each]);
  }
  return [...groups.values()];
}

function extreme(programme: Programme, level: Level): number {
  return partsOf(programme).reduce((sum, id) => sum + costOf(workOut(programme, id, level)), 0);
}

function eachLevel<T>(of: (level: Level) => T): Record<Level, T> {
  return { low: of("low"), likely: of("likely"), high: of("high") };
}
