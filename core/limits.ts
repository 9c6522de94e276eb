// What a plan allows of a service, and what that keeps of its cases and their cost. Sections 3 and 4 of docs/estimate.md.
import { familyOf, isOfWarranty, type Setting } from "./assumptions.ts";
import { normalBelow } from "./band.ts";
import { benchmarksOf } from "./benchmark-sets.ts";
import type { Curve, Limits } from "./benchmarks.ts";
import type { FamilyId } from "./pages.ts";
import { type PartId, type ServiceId, services } from "./services.ts";

/** Limits that the visitor set: of a service, or of a family's services that have none of their own. */
export type OwnLimits = Partial<Record<FamilyId | ServiceId, Limits>>;

type Limited = Setting & { limits: OwnLimits };

/** The kinds of limit that a service can have: what is done online has none, and only a tow has a distance. */
export function limitKindsOf(id: PartId): readonly (keyof Limits)[] {
  if (id === "otherItems") return ["events", "amount"];
  if (id === "towing") return ["events", "km"];
  const { delivery } = services[id];
  if (delivery === "remote") return [];
  return delivery === "reimbursement" ? ["amount"] : ["events", "amount"];
}

/** The limits that count for a service: the visitor's, or those we propose. */
export function limitsOf(programme: Limited, id: PartId): Limits {
  const own = programme.limits[id as ServiceId];
  const family = familyOf(id, programme);
  const { events, amount, km } = own ?? familyLimitsOf(programme, family);
  const kinds = limitKindsOf(id);
  // A family's amount is one of home visits.
  const isCapped = kinds.includes("amount") && (own !== undefined || family === "hogar");
  return {
    ...(events !== undefined && kinds.includes("events") && { events }),
    ...(amount !== undefined && isCapped && { amount }),
    ...(km !== undefined && kinds.includes("km") && { km }),
  };
}

/** Of a family's services that have none of their own. */
export function familyLimitsOf(programme: Limited, family: FamilyId): Limits {
  const own = programme.limits[family];
  if (own) return own;
  // A home warranty has no limit of visits, and its caps are far above what a repair costs.
  if (family === "hogar" && isOfWarranty("otherItems", programme)) return {};
  return benchmarksOf(programme).typicalLimits[family][programme.country] ?? {};
}

/** Uses a year of those who use a family at all. */
export function usesPerUser(programme: Setting, family: FamilyId): number {
  const { usual, homeBrazil } = benchmarksOf(programme).usesPerUser;
  return family === "hogar" && programme.country === "br" ? homeBrazil : usual;
}

/** The share of the cases that a limit a year keeps. */
export function eventsWithin(programme: Setting, family: FamilyId, { events }: Limits): number {
  if (events === undefined) return 1;
  const uses = usesPerUser(programme, family);
  return 1 - ((uses - 1) / uses) ** events;
}

/** The share of a case's cost that its caps keep. */
export function costWithin(
  programme: Setting,
  id: PartId,
  { amount, km }: Limits,
  cost: number,
): number {
  const { withinKm, underCap, underCapWide } = benchmarksOf(programme);
  if (km !== undefined) return withinKm ? interpolate(withinKm, km) / 100 : keptByDistance(km);
  if (amount === undefined || cost === 0) return 1;
  const isWide = hasWideCosts(programme, id);
  const ratio = (amount * 100) / cost;
  const table = isWide ? underCapWide : underCap;
  return table
    ? interpolate(table, 100 * ratio) / 100
    : keptUnderCap(ratio, costVariation[isWide ? "wide" : "usual"]);
}

/** How widely a case's cost varies; that of heating, cooling and appliances in the United States more so. */
export const costVariation = { usual: 0.5, wide: 1.2 } as const;

export function hasWideCosts({ country }: Setting, id: PartId): boolean {
  return country === "us" && (id === "airConditioning" || id === "appliances");
}

/** Of a lognormal cost with this coefficient of variation, the share of the mean below a cap of `ratio` times the mean. */
function keptUnderCap(ratio: number, variation: number): number {
  const deviation = Math.sqrt(Math.log(1 + variation ** 2));
  const at = Math.log(ratio) / deviation;
  return normalBelow(at - deviation / 2) + ratio * (1 - normalBelow(at + deviation / 2));
}

/** Tows in town and between towns, and their mean distances. Half of a tow's cost is the call-out, half the distance. */
export const trips = [
  { share: 0.85, km: 12 },
  { share: 0.15, km: 90 },
];

function keptByDistance(limit: number): number {
  const within = (of: (km: number) => number) =>
    trips.reduce((sum, { share, km }) => sum + share * km * of(km), 0);
  return 0.5 + (0.5 * within((km) => 1 - Math.exp(-limit / km))) / within(() => 1);
}

/** Between a table's rows, and the nearest row's value beyond them. */
function interpolate(curve: Curve, at: number): number {
  const after = curve.findIndex(([from]) => from >= at);
  const [x1, y1] = curve.at(after) ?? [0, 0];
  const [x0, y0] = curve[after - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}
