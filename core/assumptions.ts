// What a programme's estimate rests on: which figure of the benchmarks applies, and the visitor's own in its place.
import { benchmarksOf, newestSet } from "./benchmark-sets.ts";
import { cellIn, type Limits, type NoteId, type Row } from "./benchmarks.ts";
import { type Basis, type CompanyKind, warrantyServices } from "./company-kinds.ts";
import type { CountryCode } from "./countries.ts";
import type { FamilyId } from "./pages.ts";
import { type PartId, type ServiceId, serviceIds, services, type Unit, units } from "./services.ts";
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
 * percentage of those who have it that know of it. `cost`: of one case, in the country's currency; `fee`: what the customer pays of it. `allIn`: the price
 * with operation, platform, taxes and margin, in percent of the services' cost.
 */
export type AssumptionId =
  | `units.${Unit}`
  | `frequency.${SharedFamily}`
  | "awareness"
  | `share.${PartId}`
  | `cases.${PartId}`
  | `cost.${PartId}`
  | "fee"
  | "allIn";

export type AssumptionKind =
  | "units"
  | "frequency"
  | "awareness"
  | "share"
  | "cases"
  | "cost"
  | "fee"
  | "allIn";

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
  "fee",
  "allIn",
];

/** In hundredths. */
export const assumptionMax: Record<AssumptionKind, number> = {
  units: 100_000,
  frequency: 1_000_000,
  awareness: 10_000,
  share: 10_000,
  cases: 1_000_000,
  cost: 1_000_000_000,
  fee: 1_000_000_000,
  allIn: 100_000,
};

export function kindOf(id: AssumptionId): AssumptionKind {
  return id.split(".")[0] as AssumptionKind;
}

/** What an estimate depends on besides the visitor's own figures. */
interface Setting {
  set: string;
  country: CountryCode;
  company: CompanyKind;
  basis: Basis;
}

export function hasOwnFrequency(id: PartId, setting: Pick<Setting, "set">): boolean {
  return Object.hasOwn(benchmarksOf(setting).serviceFrequency, id);
}

/** The services that a programme of this kind can have. */
export function isOffered(id: ServiceId, { basis }: Pick<Setting, "basis">): boolean {
  const isOfHome = services[id].family === "hogar";
  return basis !== "warranty" || !isOfHome || warrantyServices.includes(id);
}

/** Whether a part is counted among a home warranty's cases. */
export function isOfWarranty(id: PartId, { basis }: Pick<Setting, "basis">): boolean {
  return basis === "warranty" && [...warrantyServices, "otherItems"].includes(id);
}

/** The family's frequency of which a part is a share; none where it has its own. */
export function sharedFamilyOf(
  id: PartId,
  setting: Pick<Setting, "set" | "basis">,
): SharedFamily | undefined {
  if (isOfWarranty(id, setting)) return "home";
  if (hasOwnFrequency(id, setting) || id === "otherItems") return undefined;
  return services[id].family === "hogar" ? "home" : "roadside";
}

export function unitFor(id: PartId, setting: Pick<Setting, "basis">): Unit {
  return isOfWarranty(id, setting) || id === "otherItems" ? "home" : services[id].unit;
}

/** Only those who know of it use what comes with an account or a card. */
export function needsAwareness(setting: Setting): boolean {
  return setting.basis === "included" && setting.company in benchmarksOf(setting).awareness;
}

export function defaultOf(setting: Setting, id: AssumptionId): Benchmark {
  const { country, company, basis } = setting;
  const all = benchmarksOf(setting);
  const at = (row: Row = "0") => cellIn(row, country);
  const subject = id.slice(id.indexOf(".") + 1);
  const part = subject as PartId;
  const sold = basis === "included" ? "included" : "bought";
  const ofWarranty = isOfWarranty(part, setting) ? all.warranty[part] : undefined;
  switch (kindOf(id)) {
    case "units":
      return read(
        at(
          sold === "bought" ? all.boughtUnits : all.unitsPer100Customers[company][subject as Unit],
        ),
      );
    case "frequency": {
      const { home, roadside } = all.familyFrequency;
      return read(at(subject === "home" ? home[basis] : roadside[sold]));
    }
    case "awareness":
      return read(all.awareness[company] ?? "100");
    case "share":
      return read(ofWarranty?.share ?? at(all.shares[part]));
    case "cases":
      return read(at(all.serviceFrequency[part]?.[sold]));
    case "cost":
      if (ofWarranty || part === "otherItems") return read(ofWarranty?.cost ?? "0");
      return read(at(all.costs[part]), all.costScale[country]);
    case "fee":
      return read(basis === "warranty" ? all.warrantyFee : "0");
    case "allIn":
      return read(all.allInPercent);
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

export function typicalLimitsOf(family: FamilyId, setting: Setting): Limits {
  // A home warranty has no limit of visits, and its caps are far above what a repair costs.
  if (family === "hogar" && setting.basis === "warranty") return {};
  return benchmarksOf(setting).typicalLimits[family][setting.country] ?? {};
}

/** Limits of visits do not count what is done online or reimbursed. */
export function isLimited(id: PartId): boolean {
  if (id === "otherItems") return true;
  const { delivery } = services[id];
  return delivery !== "remote" && delivery !== "reimbursement";
}

export function familyOf(id: PartId, setting: Pick<Setting, "basis">): FamilyId {
  return isOfWarranty(id, setting) || id === "otherItems" ? "hogar" : services[id].family;
}
