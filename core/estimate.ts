// Estimates a programme's cases and the cost of its services, from published figures and assumptions; not an offer. Pure, in
// integers, and without functions whose last digits differ between engines: the same URL gives the same result everywhere.
import { type AssumptionId, defaultOf, type Figure, type Range } from "./assumptions.ts";
import { chosenServices, type Limit, type Programme } from "./programme.ts";
import { type ServiceId, services } from "./services.ts";

export type Level = keyof Range;
export const levels = ["low", "likely", "high"] as const satisfies Level[];

/** Money is in minor units of the country's currency: cents, centavos. */
export interface Amounts {
  cases: number;
  cost: bigint;
}

export interface ServiceEstimate extends Record<Level, Amounts> {
  service: ServiceId;
  limit: Limit;
}

export interface Total extends Amounts {
  /** Rounded to the minor unit. */
  costPerCustomerMonth: bigint;
}

export interface Estimate {
  services: ServiceEstimate[];
  total: Record<Level, Total>;
}

export interface Assumption {
  id: AssumptionId;
  default: Figure;
  /** The values used: the default, or the visitor's figure at all three levels. */
  range: Range;
  isChanged: boolean;
}

/** Low takes every assumption at its low end at once, and high at its high end. */
export function estimate(programme: Programme): Estimate {
  const parts = chosenServices(programme).map((service) => ({
    service,
    limit: programme.services[service] ?? "none",
    ...eachLevel((level) => amounts(programme, service, (id) => rangeOf(programme, id)[level])),
  }));
  return {
    services: parts,
    total: eachLevel((level) =>
      totalOf(
        programme.customers,
        parts.map((part) => part[level]),
      ),
    ),
  };
}

/** The assumptions a programme uses, in display order. */
export function assumptionsOf(programme: Programme): Assumption[] {
  return idsOf(programme).map((id) => ({
    id,
    default: defaultOf(programme.country, id),
    range: rangeOf(programme, id),
    isChanged: programme.changes[id] !== undefined,
  }));
}

function idsOf(programme: Programme): AssumptionId[] {
  const chosen = chosenServices(programme);
  const counted = new Set(chosen.map((id) => services[id].unit));
  return [
    ...[...counted].map((unit) => `units.${unit}` as const),
    ...chosen.flatMap((id) => [`cases.${id}`, `cost.${id}`] as const),
  ];
}

function rangeOf(programme: Programme, id: AssumptionId): Range {
  const own = programme.changes[id];
  return own === undefined
    ? defaultOf(programme.country, id)
    : { low: own, likely: own, high: own };
}

/** A service's cases and cost, with the given values of its assumptions. */
export function amounts(
  { customers, services: chosen }: Programme,
  service: ServiceId,
  value: (id: AssumptionId) => number,
): Amounts {
  const covered = (customers * value(`units.${services[service].unit}`)) / 100;
  const perUnit = casesWithin(value(`cases.${service}`) / 1000, chosen[service] ?? "none");
  const cases = Math.round(covered * perUnit);
  return { cases, cost: BigInt(cases) * BigInt(value(`cost.${service}`)) * 100n };
}

/**
 * Expected cases of one unit in a year, at most `limit` of them, if `mean` is expected without a limit. Demand is Poisson
 * distributed: a limit of two cuts little off a mean of 0.2 and much off a mean of 3.
 */
export function casesWithin(mean: number, limit: Limit): number {
  if (limit === "none") return mean;
  let chance = 1 / exp(mean);
  let reached = chance;
  let expected = 1 - reached;
  for (let count = 1; count < limit; count += 1) {
    chance *= mean / count;
    reached += chance;
    expected += 1 - reached;
  }
  return Math.min(mean, Math.max(0, expected));
}

/** Computed by its series: the last digits of `Math.exp` may differ between engines. */
function exp(value: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 80; n += 1) {
    term *= value / n;
    sum += term;
  }
  return sum;
}

function totalOf(customers: number, parts: Amounts[]): Total {
  const cost = parts.reduce((sum, part) => sum + part.cost, 0n);
  const months = BigInt(customers) * 12n;
  return {
    cases: parts.reduce((sum, part) => sum + part.cases, 0),
    cost,
    costPerCustomerMonth: (2n * cost + months) / (2n * months),
  };
}

function eachLevel<T>(of: (level: Level) => T): Record<Level, T> {
  return { low: of("low"), likely: of("likely"), high: of("high") };
}
