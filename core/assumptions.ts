// Every default of the estimate with its origin: published figures by source, our own assumptions marked as such.
import type { CountryCode } from "./countries.ts";
import type { FamilyId } from "./pages.ts";
import {
  type ServiceId,
  serviceIds,
  services,
  servicesOf,
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

/** How a published figure was converted. */
export const ownSteps = ["range", "middle", "ends", "split", "rate"] as const;
export type OwnStep = (typeof ownSteps)[number];

/** The range we give a single published figure, in percent of it. */
export const ownRange = { below: 20, above: 25 };

/** What we count a pound as in the figures taken from British sources. */
export const poundRates = { euros: 1.15, dollars: 1.3 };

export interface Figure extends Range {
  /** Empty: our own assumption. */
  sources: readonly SourceId[];
  ownSteps: readonly OwnStep[];
}

/**
 * `units`: units covered per hundred customers. `cases`: cases a year per thousand units, without a limit. `cost`: of one
 * case, in whole units of the country's currency. All are integers.
 */
export type AssumptionId = `units.${Unit}` | `cases.${ServiceId}` | `cost.${ServiceId}`;

export const assumptionIds: readonly AssumptionId[] = [
  ...units.map((unit) => `units.${unit}` as const),
  ...serviceIds.flatMap((id) => [`cases.${id}`, `cost.${id}`] as const),
];

/** The year of our own assumptions, prices included. */
export const assumedIn = 2026;

export const assumptionMax = { units: 1_000, cases: 10_000, cost: 10_000_000 } as const;
export type AssumptionKind = keyof typeof assumptionMax;

export function kindOf(id: AssumptionId): AssumptionKind {
  return id.slice(0, id.indexOf(".")) as AssumptionKind;
}

export function defaultOf(country: CountryCode, id: AssumptionId): Figure {
  const subject = id.slice(id.indexOf(".") + 1);
  switch (kindOf(id)) {
    case "units":
      return unitsPer100Customers[subject as Unit];
    case "cases":
      return casesPer1000(country, subject as ServiceId);
    case "cost":
      return costOf(country, subject as ServiceId);
  }
}

function ours(low: number, likely: number, high: number): Figure {
  return { low, likely, high, sources: [], ownSteps: [] };
}

/** One published figure; the range around it is our assumption. */
function around(likely: number, source: SourceId): Figure {
  const low = Math.round((likely * (100 - ownRange.below)) / 100);
  const high = Math.round((likely * (100 + ownRange.above)) / 100);
  return { low, likely, high, sources: [source], ownSteps: ["range"] };
}

/** Two published figures that differ; likely is the middle. */
function between(low: number, high: number, ...sources: SourceId[]): Figure {
  return { low, likely: Math.round((low + high) / 2), high, sources, ownSteps: ["middle"] };
}

/** Published figures that differ; which of them is low, likely and high is our choice. */
function published(low: number, likely: number, high: number, ...sources: SourceId[]): Figure {
  return { low, likely, high, sources, ownSteps: ["ends"] };
}

const unitsPer100Customers: Record<Unit, Figure> = {
  home: ours(70, 85, 100),
  vehicle: ours(50, 70, 100),
  person: ours(100, 150, 250),
  pet: ours(30, 50, 70),
  device: ours(80, 100, 150),
};

/** Families with a published total. The United Kingdom's figures are used for countries that have none. */
const familyCases: Partial<Record<FamilyId, Record<CountryCode, Figure>>> = {
  hogar: {
    ar: published(24, 171, 680, "homeEmergencies2021", "homeEmergencies2018"),
    es: published(24, 171, 680, "homeEmergencies2021", "homeEmergencies2018"),
    // High: three requests from each of the 171.
    br: published(24, 171, 513, "homeEmergencies2021", "homeUsesBrazil"),
    // Stand-alone policies only, as home warranty plans are.
    us: published(171, 680, 1900, "homeEmergencies2021", "homeEmergencies2018", "homeWarranty"),
  },
  vial: {
    ar: around(224, "roadsideSpain"),
    es: around(224, "roadsideSpain"),
    br: around(224, "roadsideSpain"),
    us: between(224, 333, "roadsideSpain", "roadsideUnitedStates"),
  },
};

interface Mix {
  /** In percent of the family's cases. */
  shares: Partial<Record<ServiceId, number>>;
  source?: SourceId;
}

const homeMix: Mix = {
  shares: {
    locksmith: 18,
    plumbing: 32,
    gas: 8,
    electricity: 20,
    airConditioning: 9,
    fumigation: 5,
    glass: 8,
  },
};
const roadsideMix: Mix = {
  shares: { preventive: 3, towing: 45, tire: 17, fuel: 5, battery: 22, transfers: 8 },
};

/** Where only a part is published, the rest is our assumption, marked by the step "split". */
const mixes: Partial<Record<FamilyId, Record<CountryCode, Mix>>> = {
  hogar: { ar: homeMix, es: homeMix, br: homeMix, us: homeMix },
  vial: {
    ar: {
      shares: { preventive: 2, towing: 20, tire: 35, fuel: 4, battery: 35, transfers: 4 },
      source: "roadsideMixArgentina",
    },
    es: roadsideMix,
    br: {
      shares: { preventive: 2, towing: 70, tire: 3, fuel: 2, battery: 17, transfers: 6 },
      source: "roadsideMixBrazil",
    },
    us: roadsideMix,
  },
};

type InSomeCountries = Partial<Record<CountryCode, Figure>>;

/** Services that have a published figure of their own in some countries; the others take their share of the family's. */
const casesInSomeCountries: Partial<Record<ServiceId, InSomeCountries>> = {
  plumbing: { es: around(125, "leaksSpain") },
  glass: { es: around(77, "leaksSpain") },
};

/** Services with a published figure of their own in every country. */
const serviceCases: Partial<Record<ServiceId, Record<CountryCode, Figure>>> = {
  onlineDoctor: {
    ar: between(78, 287, "telehealthArgentina", "telehealthBrazil"),
    es: between(78, 287, "telehealthArgentina", "telehealthBrazil"),
    br: around(287, "telehealthBrazil"),
    us: between(301, 370, "telehealthUnitedStates2022", "telehealthUnitedStates2021"),
  },
  vetClinic: {
    ar: between(391, 1300, "petClaims", "vetVisitsBrazil"),
    es: between(391, 900, "petClaims", "vetVisitsSpain"),
    br: between(391, 1300, "petClaims", "vetVisitsBrazil"),
    us: between(391, 1300, "petClaims", "vetVisitsBrazil"),
  },
  electronics: {
    ar: between(100, 310, "phonesBrazil", "phonesUnitedStates"),
    es: between(100, 310, "phonesBrazil", "phonesUnitedStates"),
    br: around(100, "phonesBrazil"),
    us: between(100, 310, "phonesBrazil", "phonesUnitedStates"),
  },
};

/** Services without a published figure in any of the countries. */
const ownCases: Partial<Record<ServiceId, Figure>> = {
  onlinePsychologist: ours(20, 40, 70),
  ambulance: ours(5, 8, 12),
  reimbursement: ours(35, 60, 100),
  specialists: ours(50, 90, 140),
  homeDoctor: ours(20, 35, 60),
  teleVet: ours(80, 150, 250),
  vetLab: ours(60, 120, 200),
  vetImaging: ours(30, 60, 100),
  grooming: ours(150, 300, 600),
  sterilization: ours(15, 25, 40),
  farewell: ours(25, 40, 60),
  tvAudio: ours(10, 20, 35),
  consoles: ours(10, 15, 25),
  appliances: ours(30, 60, 100),
  antivirus: ours(200, 400, 700),
  dataRecovery: ours(4, 8, 15),
  remoteHelp: ours(60, 120, 220),
};

function casesPer1000(country: CountryCode, id: ServiceId): Figure {
  const published = casesInSomeCountries[id] ?? serviceCases[id];
  const own = published?.[country] ?? ownCases[id];
  if (own) return own;
  const { family } = services[id];
  const total = familyCases[family]?.[country];
  const mix = mixes[family]?.[country];
  const share = mix?.shares[id];
  if (!total || !mix || share === undefined) throw new Error(`No cases for ${id} in ${country}`);
  return {
    ...scaled(total, share, 100),
    sources: mix.source ? [...total.sources, mix.source] : total.sources,
    ownSteps: [...total.ownSteps, "split"],
  };
}

/** Our assumption of a case's cost in the United States, in dollars; other countries use the same proportions. */
const dollars: Record<ServiceId, number> = {
  locksmith: 120,
  plumbing: 180,
  gas: 170,
  electricity: 170,
  airConditioning: 190,
  fumigation: 150,
  glass: 220,
  preventive: 60,
  towing: 130,
  tire: 70,
  fuel: 65,
  battery: 70,
  transfers: 40,
  onlineDoctor: 50,
  onlinePsychologist: 80,
  ambulance: 400,
  reimbursement: 60,
  specialists: 150,
  homeDoctor: 200,
  teleVet: 35,
  vetClinic: 75,
  vetLab: 90,
  vetImaging: 160,
  grooming: 60,
  sterilization: 220,
  farewell: 180,
  electronics: 150,
  tvAudio: 160,
  consoles: 110,
  appliances: 170,
  antivirus: 15,
  dataRecovery: 250,
  remoteHelp: 30,
};

/** Our assumption: local currency for a hundred dollars' worth of services in the United States, price level included. */
const localPer100Dollars: Record<CountryCode, number> = { ar: 45_000, es: 55, br: 150, us: 100 };

/** Published average cost of a family's cases. Pounds are converted at `poundRates`. */
const familyCost: Partial<Record<FamilyId, InSomeCountries>> = {
  hogar: {
    es: {
      ...published(150, 216, 386, "homeEmergencyCost", "homeClaimsSpain", "assistanceShareSpain"),
      ownSteps: ["ends", "rate"],
    },
    us: { ...published(169, 207, 244, "homeEmergencyCost"), ownSteps: ["middle", "rate"] },
  },
  vial: { es: around(149, "roadsideCostSpain") },
};

const serviceCost: Partial<Record<ServiceId, InSomeCountries>> = {
  electronics: { br: around(1400, "phonesBrazil") },
};

function costOf(country: CountryCode, id: ServiceId): Figure {
  const own = serviceCost[id]?.[country];
  if (own) return own;
  const { family } = services[id];
  const average = familyCost[family]?.[country];
  if (average) {
    return {
      ...scaled(average, dollars[id] * 100, dollarsOf100Cases(family, country)),
      sources: average.sources,
      ownSteps: [...average.ownSteps, "split"],
    };
  }
  const likelyTimes100 = dollars[id] * localPer100Dollars[country];
  const share = (percent: number) => twoDigits((likelyTimes100 * percent) / 10_000);
  return ours(share(70), share(100), share(150));
}

/** By the family's mix, so that the services' costs average to the published figure. */
function dollarsOf100Cases(family: FamilyId, country: CountryCode): number {
  const shares = mixes[family]?.[country].shares ?? {};
  return servicesOf(family).reduce((sum, id) => sum + (shares[id] ?? 0) * dollars[id], 0);
}

/** Multiplies before it divides: 45 * 0.7 is a little less than 31.5 in floating point, and would round down. */
function scaled({ low, likely, high }: Range, times: number, by: number): Range {
  const scale = (value: number) => Math.round((value * times) / by);
  return { low: scale(low), likely: scale(likely), high: scale(high) };
}

/** Rounded: our own amounts are not more precise than that. */
function twoDigits(value: number): number {
  let step = 1;
  while (value / step >= 100) step *= 10;
  return Math.max(1, Math.round(value / step) * step);
}

export function unitFor(id: AssumptionId): Unit {
  const subject = id.slice(id.indexOf(".") + 1);
  return kindOf(id) === "units" ? (subject as Unit) : unitOf[services[subject as ServiceId].family];
}

export function serviceFor(id: AssumptionId): ServiceId | undefined {
  return kindOf(id) === "units" ? undefined : (id.slice(id.indexOf(".") + 1) as ServiceId);
}
