// What a programme's estimate rests on: which figure of the benchmarks applies, and the visitor's own in its place.
import { benchmarksOf, newestSet } from "./benchmark-sets.ts";
import { cellIn, type NoteId, type Row } from "./benchmarks.ts";
import {
  bases as allBases,
  type Basis,
  type CompanyKind,
  warrantyServices,
} from "./company-kinds.ts";
import type { CountryCode } from "./countries.ts";
import { type FamilyId, familyIds } from "./pages.ts";
import {
  type PartId,
  type ServiceId,
  serviceIds,
  services,
  type Unit,
  unitOf,
  units,
} from "./services.ts";
import type { SourceId } from "./sources.ts";

export interface Range {
  low: number;
  likely: number;
  high: number;
}

/** Published, derived from published figures, or our assumption. */
export type OriginKind = "P" | "D" | "A";

/** An assumption of ours. */
export interface Benchmark extends Range {
  origin: OriginKind;
  sources: readonly SourceId[];
  note: NoteId;
}

const sharedFamilies = ["home", "roadside"] as const;
export type SharedFamily = (typeof sharedFamilies)[number];

/**
 * All values are in hundredths. `units`: per 100 customers. `frequency`: a family's cases a year per 1,000 units; `share`: a
 * service's part of them, in percent. `cases`: a year per 1,000 units, for a service with a frequency of its own. `awareness`: the
 * percentage of those who have it that know of it. `takeUp`: the percentage of the customers that buys a plan. `cost`: of one case,
 * in the country's currency; `fee`: what the customer pays of it. `allIn`: the price with operation, platform and margin, without
 * tax, in percent of the services' cost. `tax` and `index`: in percent of that price, and of prices a year.
 */
export type AssumptionId =
  | `units.${Unit}`
  | `frequency.${SharedFamily}`
  | "awareness"
  | `share.${PartId}`
  | `cases.${PartId}`
  | `cost.${PartId}`
  | "takeUp"
  | "fee"
  | "allIn"
  | "allIn.warranty"
  | "tax"
  | "index";

export const assumptionKinds = [
  "units",
  "frequency",
  "awareness",
  "share",
  "cases",
  "cost",
  "takeUp",
  "fee",
  "allIn",
  "tax",
  "index",
] as const;
export type AssumptionKind = (typeof assumptionKinds)[number];

const partIds: readonly PartId[] = [...serviceIds, "otherItems"];

export const assumptionIds: readonly AssumptionId[] = [
  ...units.map((unit) => `units.${unit}` as const),
  ...sharedFamilies.map((family) => `frequency.${family}` as const),
  "awareness",
  ...partIds.flatMap((id) =>
    hasOwnFrequency(id, { set: newestSet() })
      ? [`cases.${id}` as const, `cost.${id}` as const]
      : [`share.${id}` as const, `cost.${id}` as const],
  ),
  // Of a home warranty, where appliances are a part of the home's cases.
  "share.appliances",
  "takeUp",
  "fee",
  "allIn",
  "allIn.warranty",
  "tax",
  "index",
];

/** In hundredths. */
export const assumptionMax: Record<AssumptionKind, number> = {
  units: 100_000,
  frequency: 1_000_000,
  awareness: 10_000,
  share: 10_000,
  cases: 1_000_000,
  cost: 1_000_000_000,
  takeUp: 10_000,
  fee: 1_000_000_000,
  allIn: 100_000,
  tax: 5_000,
  index: 30_000,
};

export function kindOf(id: AssumptionId): AssumptionKind {
  return id.split(".")[0] as AssumptionKind;
}

/** Hundredths of what is stored to one that is shown: a price in percent of the cost reads as a factor, "× 1.8". */
export function storedPerShown(id: AssumptionId): number {
  return kindOf(id) === "allIn" ? 100 : 1;
}

/** What an estimate depends on besides the visitor's own figures. */
export interface Setting {
  set: string;
  country: CountryCode;
  company: CompanyKind;
  basis: Basis;
  /** Where a family's is not the programme's; or a service's, of those that count one unit a customer however they are offered. */
  bases?: Partial<Record<FamilyId | ServiceId, Basis>>;
}

type Offer = Pick<Setting, "basis" | "bases">;

export function hasOwnFrequency(id: PartId, setting: Pick<Setting, "set">): boolean {
  return Object.hasOwn(benchmarksOf(setting).serviceFrequency, id);
}

/** Whether a service can be offered apart from its family. */
export function hasOwnBasis(id: ServiceId): boolean {
  return ["salud", "dispositivos"].includes(services[id].family);
}

/** The basis of a family, or of a part of it. Only a home has a warranty. */
export function basisOf(id: FamilyId | PartId, offer: Offer): Basis {
  const isFamily = id in unitOf;
  const family = isFamily ? (id as FamilyId) : familyOf(id as PartId, offer);
  const own = offer.bases?.[id as ServiceId] ?? offer.bases?.[family] ?? offer.basis;
  return own === "warranty" && family !== "hogar" ? "bought" : own;
}

interface BasisWords {
  bases: Record<Basis, string>;
  familyNames: Record<FamilyId, string>;
  services: Partial<Record<PartId, string>>;
}

/** How customers get it, and what of it they get otherwise: "Bought by the customer (Home: Included)". */
export function basisWords(
  { basis, bases = {}, services: chosen }: Offer & { services: readonly ServiceId[] },
  words: BasisWords,
): string {
  const others = allBases.flatMap((other) => {
    const names = Object.entries(bases).flatMap(([id, own]) => {
      const isUsed = chosen.some((service) => service === id || services[service].family === id);
      const name = words.services[id as ServiceId] ?? words.familyNames[id as FamilyId];
      return isUsed && own === other && own !== basis ? name : [];
    });
    return names.length > 0 ? `${names.join(", ")}: ${words.bases[other]}` : [];
  });
  return words.bases[basis] + (others.length > 0 ? ` (${others.join("; ")})` : "");
}

/** The services that a programme of this kind can have. */
export function isOffered(id: ServiceId, offer: Offer): boolean {
  const isOfHome = services[id].family === "hogar";
  return basisOf("hogar", offer) !== "warranty" || !isOfHome || warrantyServices.includes(id);
}

/** Whether a part is counted among a home warranty's cases. */
export function isOfWarranty(id: PartId, offer: Offer): boolean {
  const isWarranty = (offer.bases?.hogar ?? offer.basis) === "warranty";
  return isWarranty && [...warrantyServices, "otherItems"].includes(id);
}

/** The family's frequency of which a part is a share; none where it has its own. */
export function sharedFamilyOf(
  id: PartId,
  setting: Pick<Setting, "set" | "basis" | "bases">,
): SharedFamily | undefined {
  if (isOfWarranty(id, setting)) return "home";
  if (hasOwnFrequency(id, setting) || id === "otherItems") return undefined;
  return services[id].family === "hogar" ? "home" : "roadside";
}

/** The assumption of how often a part is used, on its own or of its family's cases. */
export function frequencyId(id: PartId, setting: Setting): AssumptionId {
  return sharedFamilyOf(id, setting) || id === "otherItems" ? `share.${id}` : `cases.${id}`;
}

export function unitFor(id: PartId, offer: Offer): Unit {
  return isOfWarranty(id, offer) || id === "otherItems" ? "home" : services[id].unit;
}

/** Only those who know of it use what comes with something else. */
export function needsAwareness(id: PartId, setting: Setting): boolean {
  return (
    ["hogar", "vial"].includes(familyOf(id, setting)) &&
    basisOf(id, setting) === "included" &&
    setting.company in benchmarksOf(setting).awareness
  );
}

/** Whether a part is counted for those alone who buy it. */
export function needsTakeUp(id: PartId, setting: Setting): boolean {
  return basisOf(id, setting) !== "included" && benchmarksOf(setting).takeUp !== undefined;
}

/** The factor from a part's cost to its price. */
export function allInFor(id: PartId, setting: Setting): "allIn" | "allIn.warranty" {
  const hasOwn = benchmarksOf(setting).warrantyAllInPercent !== undefined;
  return hasOwn && isOfWarranty(id, setting) ? "allIn.warranty" : "allIn";
}

export function defaultOf(setting: Setting, id: AssumptionId): Benchmark {
  const { country, company } = setting;
  const all = benchmarksOf(setting);
  const at = (row: Row = "0") => cellIn(row, country);
  const subject = id.slice(id.indexOf(".") + 1);
  const part = subject as PartId;
  const sold = (of: FamilyId | PartId) =>
    basisOf(of, setting) === "included" ? "included" : "bought";
  const ofWarranty = isOfWarranty(part, setting) ? all.warranty[part] : undefined;
  switch (kindOf(id)) {
    case "units": {
      const unit = subject as Unit;
      const family = familyIds.find((each) => unitOf[each] === unit) ?? "hogar";
      const isBought = sold(family) === "bought";
      return read(at(isBought ? all.boughtUnits : all.unitsPer100Customers[company][unit]));
    }
    case "frequency": {
      const { home, roadside } = all.familyFrequency;
      return read(
        at(subject === "home" ? home[basisOf("hogar", setting)] : roadside[sold("vial")]),
      );
    }
    case "awareness":
      return read(all.awareness[company] ?? "100");
    case "share":
      return read(ofWarranty?.share ?? at(all.shares[part]));
    case "cases":
      return read(at(all.serviceFrequency[part]?.[sold(part)]));
    case "cost":
      if (ofWarranty || part === "otherItems") return read(ofWarranty?.cost ?? "0");
      return read(at(all.costs[part]), all.costScale[country]);
    case "takeUp":
      return read(all.takeUp ?? "100");
    case "fee":
      return read(basisOf("hogar", setting) === "warranty" ? all.warrantyFee : "0");
    case "allIn":
      return read((id === "allIn.warranty" && all.warrantyAllInPercent) || at(all.allInPercent));
    case "tax":
      return read(at(all.taxPercent));
    case "index":
      return read(at(all.indexationPercent));
  }
}

const known = new Map<string, Benchmark>();

/** A cell of the benchmarks. */
function read(cell: string, scale = 1): Benchmark {
  const key = `${cell} ${scale}`;
  const benchmark = known.get(key) ?? parse(cell, scale);
  known.set(key, benchmark);
  return benchmark;
}

function parse(cell: string, scale: number): Benchmark {
  const [, numbers, origin = "A", sources = "", note = "judgement"] =
    /^([\d. /]+?)(?: ([PDA])(?: ([\d,]+))?(?: (\w+))?)?$/.exec(cell) ?? [];
  const values = (numbers ?? "").split(" / ").map((text) => Math.round(Number(text) * 100 * scale));
  const [low, likely = low, high = low] = values;
  if (
    low === undefined ||
    likely === undefined ||
    high === undefined ||
    values.includes(Number.NaN)
  ) {
    throw new Error(`Not a benchmark: ${cell}`);
  }
  return {
    low,
    likely,
    high,
    origin: origin as OriginKind,
    sources: sources === "" ? [] : (sources.split(",").map(Number) as SourceId[]),
    note: note as NoteId,
  };
}

export function familyOf(id: PartId, offer: Offer): FamilyId {
  return isOfWarranty(id, offer) || id === "otherItems" ? "hogar" : services[id].family;
}
