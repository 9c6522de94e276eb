// What a programme's estimate rests on: which figure of the benchmarks applies, and the visitor's own in its place.
import {
  allInPercent,
  awareness,
  boughtUnits,
  column,
  costScale,
  costs,
  familyFrequency,
  type Limits,
  type NoteId,
  type Row,
  serviceFrequency,
  shares,
  typicalLimits,
  unitsPer100Customers,
  warranty,
  warrantyFee,
} from "./benchmarks.ts";
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

export interface Figure extends Range {
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
    hasOwnFrequency(id)
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
  country: CountryCode;
  company: CompanyKind;
  basis: Basis;
}

export function hasOwnFrequency(id: PartId): boolean {
  return Object.hasOwn(serviceFrequency, id);
}

/** The services that a programme of this kind can have. */
export function isOffered(id: ServiceId, { basis }: Pick<Setting, "basis">): boolean {
  const isOfHome = services[id].family === "hogar";
  return basis !== "warranty" || !isOfHome || warrantyServices.includes(id);
}

/** Whether a part is counted among a home warranty's cases. */
export function isOfWarranty(id: PartId, { basis }: Pick<Setting, "basis">): boolean {
  return basis === "warranty" && Object.hasOwn(warranty, id);
}

/** The family's frequency of which a part is a share; none where it has its own. */
export function sharedFamilyOf(
  id: PartId,
  setting: Pick<Setting, "basis">,
): SharedFamily | undefined {
  if (isOfWarranty(id, setting)) return "home";
  if (hasOwnFrequency(id) || id === "otherItems") return undefined;
  return services[id].family === "hogar" ? "home" : "roadside";
}

export function unitFor(id: PartId, setting: Pick<Setting, "basis">): Unit {
  return isOfWarranty(id, setting) || id === "otherItems" ? "home" : services[id].unit;
}

/** Only those who know of it use what comes with an account or a card. */
export function needsAwareness({ company, basis }: Setting): boolean {
  return basis === "included" && company in awareness;
}

export function defaultOf(setting: Setting, id: AssumptionId): Figure {
  const { country, company, basis } = setting;
  const subject = id.slice(id.indexOf(".") + 1);
  const part = subject as PartId;
  const sold = basis === "included" ? "included" : "bought";
  const ofWarranty = isOfWarranty(part, setting)
    ? (warranty as Partial<Record<PartId, { share: string; cost: string }>>)[part]
    : undefined;
  switch (kindOf(id)) {
    case "units": {
      const rows: Record<Unit, Row> = unitsPer100Customers[company];
      return read((sold === "bought" ? boughtUnits : rows[subject as Unit])[column[country]]);
    }
    case "frequency": {
      const family = subject as SharedFamily;
      const row: Row =
        family === "home" ? familyFrequency.home[basis] : familyFrequency.roadside[sold];
      return read(row[column[country]]);
    }
    case "awareness":
      return read((awareness as Partial<Record<CompanyKind, string>>)[company] ?? "100");
    case "share": {
      const row: Row | undefined = (shares as Partial<Record<PartId, Row>>)[part];
      return read(ofWarranty?.share ?? row?.[column[country]] ?? "0");
    }
    case "cases": {
      const rows = (serviceFrequency as Partial<Record<PartId, Record<typeof sold, Row>>>)[part];
      return read(rows?.[sold][column[country]] ?? "0");
    }
    case "cost":
      if (ofWarranty || part === "otherItems") return read(ofWarranty?.cost ?? "0");
      return read(costs[part][column[country]], costScale[country]);
    case "fee":
      return basis === "warranty" ? read(warrantyFee) : read("0");
    case "allIn":
      return read(allInPercent);
  }
}

const figures = new Map<string, Figure>();

/** A cell of the benchmarks. */
function read(cell: string, scale = 1): Figure {
  const key = `${cell} ${scale}`;
  const known = figures.get(key) ?? parse(cell, scale);
  figures.set(key, known);
  return known;
}

function parse(cell: string, scale: number): Figure {
  const [, figures, origin = "A", sources = "", note = "judgement"] =
    /^([\d. /]+?)(?: ([PDA])(?: ([\d,]+))?(?: (\w+))?)?$/.exec(cell) ?? [];
  const values = (figures ?? "").split(" / ").map((text) => Math.round(Number(text) * 100 * scale));
  const [low, likely = low, high = low] = values;
  if (
    low === undefined ||
    likely === undefined ||
    high === undefined ||
    values.includes(Number.NaN)
  ) {
    throw new Error(`Not a figure: ${cell}`);
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

export function typicalLimitsOf(family: FamilyId, { country, basis }: Setting): Limits {
  // A home warranty has no limit of visits, and its caps are far above what a repair costs.
  if (family === "hogar" && basis === "warranty") return {};
  return typicalLimits[family][country];
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
