// What a set of benchmarks holds: all that the estimate assumes.
import type { Basis, CompanyKind } from "./company-kinds.ts";
import type { CountryCode } from "./countries.ts";
import type { FamilyId } from "./pages.ts";
import type { PartId, ServiceId, Unit } from "./services.ts";

/**
 * A cell is "low / likely / high", or one value without a spread, then its origin: P published, D derived, A our assumption; the
 * numbers of its sources; and the note that gives its arithmetic or reason. Without an origin it is our assumption, with the note
 * "judgement".
 */
type Cell = string;

/** One cell for each country with an estimator, or one for all. */
export type Row = Cell | Partial<Record<CountryCode, Cell>>;

export function cellIn(row: Row, country: CountryCode): Cell {
  const cell = typeof row === "string" ? row : row[country];
  if (cell === undefined) throw new Error(`No benchmark for ${country}: ${JSON.stringify(row)}`);
  return cell;
}

/** Linear between its rows. */
export type Curve = readonly (readonly [from: number, to: number])[];

export interface Benchmarks {
  /** Cases a year per 1,000 units. */
  familyFrequency: {
    home: Record<Basis, Row>;
    roadside: Record<Exclude<Basis, "warranty">, Row>;
  };
  /** The share of those who have home or roadside assistance with something else and know of it, in percent. */
  awareness: Partial<Record<CompanyKind, Cell>>;
  /** The share of the customers that buys a plan, in percent. Without it all do. */
  takeUp?: Cell;
  /** Services with a frequency of their own, a year per 1,000 units. */
  serviceFrequency: Partial<Record<PartId, Record<Exclude<Basis, "warranty">, Row>>>;
  /** Where assistance is included. A customer who buys it buys it for one unit. */
  unitsPer100Customers: Record<CompanyKind, Record<Unit, Row>>;
  boughtUnits: Row;
  /** A service's share of its family's cases, in percent, without a spread. */
  shares: Partial<Record<PartId, Row>>;
  /** The home warranty's parts, in percent of its cases, and the cost of one in dollars, before the customer's fee. */
  warranty: Partial<Record<PartId, { share: Cell; cost: Cell }>>;
  /** What a customer pays at a visit, and at how many of a hundred. */
  warrantyFee: Cell;
  feePaidPercent?: number;
  /** Cases fall by `perUnit` for each unit of the fee beyond `from`, and rise below it. */
  feeEffect?: { from: number; perUnit: number; least: number; most: number };
  /** Of one case at network rates, without taxes, in units of `costScale`. */
  costs: Record<ServiceId, Row>;
  /** Argentina's costs are written in thousands. */
  costScale: Partial<Record<CountryCode, number>>;
  /** The all-in price without tax in percent of the services' cost; a home warranty's may be its own. */
  allInPercent: Row;
  warrantyAllInPercent?: Cell;
  /** On the all-in price, for those who cannot deduct it; inside it where the law counts it so. */
  taxPercent?: Row;
  taxIsInside?: Partial<Record<CountryCode, boolean>>;
  /** By how much prices rise in a year. */
  indexationPercent?: Row;
  /** Squared coefficient of variation of a country's price level: prices that are indexed by guess err together. Argentina's is a fifth. */
  priceLevelSpread: Partial<Record<CountryCode, number>>;
  /** What contracts usually allow. */
  typicalLimits: Record<FamilyId, Partial<Record<CountryCode, Limits>>>;
  /**
   * Uses a year of those who use a family at all. Uses cluster: who has one is likelier to have another, so a limit of L keeps the
   * share 1 - ((g - 1) / g) ^ L of the cases.
   */
  usesPerUser: { usual: number; homeBrazil: number };
  /**
   * The tables of the first set, in place of the formulas of limits.ts: a cap in percent of the mean cost -> the percentage of the
   * cost below it, where costs vary by half and where they vary widely; kilometers -> the percentage of a tow's cost.
   */
  underCap?: Curve;
  underCapWide?: Curve;
  withinKm?: Curve;
}

/** Amounts in the country's currency, distances in kilometers. */
export interface Limits {
  /** Cases a year. */
  events?: number;
  /** What a case may cost. */
  amount?: number;
  /** How far a vehicle is towed. */
  km?: number;
}

/** The arithmetic or reason of a cell; in words in content/programme. */
export const noteIds = [
  "judgement",
  "homeFromAbroad",
  "homeSpain",
  "homeBrazil",
  "homeBought",
  "homeBoughtUs",
  "warranty",
  "roadsideArgentina",
  "roadsideSpain",
  "roadsideBrazil",
  "roadsideUs",
  "clubs",
  "awareness",
  "doctor",
  "doctorUs",
  "doctorBought",
  "doctorBrazil",
  "doctorBoughtUs",
  "vetClinic",
  "phones",
  "repairs",
  "one",
  "accountHomes",
  "accountVehicles",
  "vehiclesSpain",
  "vehiclesBrazil",
  "pets",
  "sharedHome",
  "mixSpain",
  "mixUs",
  "towsArgentina",
  "towsSpain",
  "towsBrazil",
  "towsUs",
  "lockouts",
  "warrantyMix",
  "warrantyCost",
  "fee",
  "repairsSpain",
  "electricityArgentina",
  "towArgentina",
  "towSpain",
  "towBrazil",
  "towUs",
  "tireArgentina",
  "lockoutCost",
  "consultationArgentina",
  "visitUs",
  "allIn",
  "allInArgentina",
  "allInSpain",
  "allInBrazil",
  "allInUs",
  "allInWarranty",
  "locksmithSpain",
  "tax",
  "taxBrazil",
  "taxUs",
  "indexation",
] as const;
export type NoteId = (typeof noteIds)[number];
