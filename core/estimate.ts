// Estimates what a programme's services cost in a year, and in which range; docs/estimate.md derives it. Pure, in integers, and
// without functions whose last digits differ between engines: the same link gives the same result everywhere.
import {
  type AssumptionId,
  defaultOf,
  type Figure,
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
import {
  bandOf,
  divide,
  interpolate,
  type Part,
  spreadOf,
  spreadOfProduct,
  spreadOfSum,
  whole,
} from "./band.ts";
import {
  type Limits,
  priceLevelSpread,
  underCap,
  underCapWide,
  usesPerUser,
  withinKm,
} from "./benchmarks.ts";
import type { FamilyId } from "./pages.ts";
import type { Programme } from "./programme.ts";
import type { PartId } from "./services.ts";

export type Level = keyof Range;
export const levels = ["low", "likely", "high"] as const satisfies Level[];

/** The likely value, and the ends between which 8 of 10 results lie if our ranges are right. */
export type Band = Record<Level, bigint>;

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
  stress: { low: bigint; high: bigint };
}

export function estimate(programme: Programme): Estimate {
  const parts = partsOf(programme).map((part) => workOut(programme, part));
  const cases = casesBand(programme, parts);
  const cost = costBand(programme, parts);
  const factor = rangeOf(programme, "allIn");
  const mean = divide(cost.likely * BigInt(factor.likely), 10_000n);
  const spread = spreadOfProduct([
    costSpread(programme, parts),
    spreadOfRange(factor),
    priceLevelSpread[programme.country],
  ]);
  const allIn = { likely: mean, ...bandOf(mean, spread) };
  const months = BigInt(programme.customers) * 12n;
  return {
    parts: parts.map((part) => ({
      part: part.id,
      cases: casesBand(programme, [part]),
      cost: costBand(programme, [part]),
    })),
    cases,
    cost,
    allIn,
    perCustomerMonth: eachLevel((level) => divide(allIn[level], months)),
    stress: { low: extreme(programme, "low"), high: extreme(programme, "high") },
  };
}

/** The services' yearly cost alone. */
export function likelyCost(programme: Programme): bigint {
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
  default: Figure;
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
  /** In `casesUnit`ths of a case. */
  cases: bigint;
  /** Of one case, in minor units: what spreads, and what is left when the customer has paid the fee. */
  gross: bigint;
  net: bigint;
  unitSpread: bigint;
  frequencySpread: bigint;
  costSpread: bigint;
}

/** Units, frequency, share and awareness in hundredths of their units, and the share within the limit in millionths. */
const casesUnit = 10_000n * 100_000n * 10_000n * 10_000n * whole;

const opposite = { low: "high", likely: "likely", high: "low" } as const;

function workOut(programme: Programme, id: PartId, level: Level = "likely"): WorkedOut {
  const at = (assumption: AssumptionId) => BigInt(rangeOf(programme, assumption)[level]);
  const spread = (assumption: AssumptionId) => spreadOfRange(rangeOf(programme, assumption));
  const family = familyOf(id, programme);
  const shared = sharedFamilyOf(id, programme);
  const group = shared ? (`frequency.${shared}` as const) : frequencyId(programme, id);
  const units = `units.${unitFor(id, programme)}` as const;
  const limits = limitsOf(programme, family);
  const gross = costWithin(programme, id, limits, at(`cost.${id}`));
  // What the customer pays lowers the cost: the lowest cost is that of the highest fee.
  const fee = isOfWarranty(id, programme) ? BigInt(rangeOf(programme, "fee")[opposite[level]]) : 0n;
  return {
    id,
    family,
    group,
    cases:
      BigInt(programme.customers) *
      at(units) *
      at(group) *
      (shared ? at(`share.${id}`) : 10_000n) *
      (isAwarenessFor(programme)(id) ? at("awareness") : 10_000n) *
      (isLimited(id) ? eventsWithin(programme, family, limits) : whole),
    gross,
    net: gross > fee ? gross - fee : 0n,
    unitSpread: spread(units),
    frequencySpread: spread(group),
    costSpread: spread(`cost.${id}`),
  };
}

/** The factors of a part's likely cost, for whoever wants to multiply them by hand. */
export interface Working {
  covered: bigint;
  /** In hundredths: of cases per 1,000, and of percent. */
  frequency: number;
  share?: number;
  awareness?: number;
  /** In millionths; absent without a limit. */
  kept?: bigint;
  /** Of one case, within its caps; and after the customer's fee. */
  gross: bigint;
  cost: bigint;
}

export function workingOf(programme: Programme, id: PartId): Working {
  const { family, group, gross, net } = workOut(programme, id);
  const likely = (assumption: AssumptionId) => rangeOf(programme, assumption).likely;
  const units = BigInt(likely(`units.${unitFor(id, programme)}`));
  const kept = isLimited(id) ? eventsWithin(programme, family, limitsOf(programme, family)) : whole;
  return {
    covered: divide(BigInt(programme.customers) * units, 10_000n),
    frequency: likely(group),
    ...(sharedFamilyOf(id, programme) && { share: likely(`share.${id}`) }),
    ...(isAwarenessFor(programme)(id) && { awareness: likely("awareness") }),
    ...(kept < whole && { kept }),
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

/** The share of the cases that a limit a year keeps, in millionths. */
export function eventsWithin(programme: Programme, family: FamilyId, { events }: Limits): bigint {
  if (events === undefined) return whole;
  const isBrazilianHome = family === "hogar" && programme.country === "br";
  const [g, per] = isBrazilianHome ? usesPerUser.homeBrazil : usesPerUser.usual;
  const [kept, all] = [g ** BigInt(events) - (g - per) ** BigInt(events), g ** BigInt(events)];
  return divide(whole * kept, all);
}

/** What a case costs within its caps. */
function costWithin(
  programme: Programme,
  id: PartId,
  { amount, km }: Limits,
  cost: bigint,
): bigint {
  if (id === "towing" && km !== undefined) {
    return divide(cost * interpolate(withinKm, BigInt(km), fine), 100n * fine);
  }
  const isCapped = amount !== undefined && familyOf(id, programme) === "hogar" && cost > 0n;
  if (!isCapped) return cost;
  const isWide = programme.country === "us" && (id === "airConditioning" || id === "appliances");
  const cap = divide(BigInt(amount) * 10_000n * fine, cost);
  return divide(cost * interpolate(isWide ? underCapWide : underCap, cap, fine, fine), 100n * fine);
}

/** Finer than the tables' whole percents. */
const fine = 10n ** 9n;

function costBand(programme: Programme, parts: WorkedOut[]): Band {
  const likely = parts.reduce((sum, part) => sum + costOf(part), 0n);
  return { likely, ...bandOf(likely, costSpread(programme, parts)) };
}

function costOf({ cases, net }: WorkedOut): bigint {
  return divide(cases * net, casesUnit);
}

function casesBand(programme: Programme, parts: WorkedOut[]): Band {
  const likely = parts.reduce((sum, { cases }) => sum + divide(cases, casesUnit), 0n);
  const counted = parts.map((part) => ({ ...part, gross: 1n, net: 1n, costSpread: 0n }));
  return { likely, ...bandOf(likely, spreadOfParts(programme, counted) + chance(parts, whole)) };
}

function costSpread(programme: Programme, parts: WorkedOut[]): bigint {
  return spreadOfParts(programme, parts) + chance(parts, (whole * 5n) / 4n);
}

/** Few cases make chance count. */
function chance(parts: WorkedOut[], ofOneCase: bigint): bigint {
  const cases = parts.reduce((sum, part) => sum + part.cases, 0n);
  return cases === 0n ? 0n : divide(ofOneCase * casesUnit, cases);
}

/** What parts share is multiplied once, outside their sum: a group's frequency, a family's units, awareness. */
function spreadOfParts(programme: Programme, parts: WorkedOut[]): bigint {
  const families = grouped(parts, ({ family }) => family).map((family) => {
    const groups = grouped(family, ({ group }) => group).map((group) => ({
      mean: meanOf(group),
      spread: spreadOfProduct([
        group[0].frequencySpread,
        spreadOfSum(
          group.map(({ cases, net, gross, costSpread: spread }) => ({
            mean: cases * net,
            gross: cases * gross,
            spread,
          })),
        ),
      ]),
    }));
    return {
      isShared: isAwarenessFor(programme)(family[0].id),
      mean: meanOf(family),
      spread: spreadOfProduct([family[0].unitSpread, spreadOfSum(groups)]),
    };
  });
  const known = families.filter(({ isShared }) => isShared);
  const others: Part[] = families.filter(({ isShared }) => !isShared);
  if (known.length === 0) return spreadOfSum(others);
  return spreadOfSum([
    {
      mean: known.reduce((sum, { mean }) => sum + mean, 0n),
      spread: spreadOfProduct([spreadOfRange(rangeOf(programme, "awareness")), spreadOfSum(known)]),
    },
    ...others,
  ]);
}

function meanOf(parts: WorkedOut[]): bigint {
  return parts.reduce((sum, { cases, net }) => sum + cases * net, 0n);
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

function extreme(programme: Programme, level: Level): bigint {
  return partsOf(programme).reduce((sum, id) => sum + costOf(workOut(programme, id, level)), 0n);
}

function spreadOfRange({ low, high }: Range): bigint {
  return spreadOf(BigInt(low), BigInt(high));
}

function eachLevel<T>(of: (level: Level) => T): Record<Level, T> {
  return { low: of("low"), likely: of("likely"), high: of("high") };
}
