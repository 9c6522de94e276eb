// The specification's figures, and public ones that texts quote. Computed figures and samples are marked where they are
// defined (app/cases).
import type { CountryCode } from "./countries.ts";

/** A figure that was exceeded in that year. */
interface Exceeded {
  moreThan: number;
  year: number;
}

/** The years of the company's history. */
export const milestones = {
  founded: 2017,
  providers: 2019,
  nationwide: 2020,
  firstInsurer: 2021,
  awards: 2022,
  newFamilies: 2023,
  users: 2024,
  accelerator: 2025,
} as const;
export type MilestoneId = keyof typeof milestones;
export const milestoneIds = Object.keys(milestones) as MilestoneId[];

export const company = {
  providers: { moreThan: 1000, year: milestones.providers },
  users: { moreThan: 1_000_000, year: milestones.users },
} as const satisfies Record<string, Exceeded>;

/** The countries of the figures below. Adding a country to the site does not change them. */
export const marketCountries = ["ar", "es", "br", "us"] as const satisfies readonly CountryCode[];

/** `people` is a lower bound. */
export const marketCounts = {
  people: 600_000_000,
  households: 240_000_000,
  vehicles: 400_000_000,
  pets: 100_000_000,
} as const;

/** In billions of dollars (10⁹). */
export const marketBillions = { tam: 1333, sam: 805, som: 16 } as const;

/** The quoted report, which covers home services only. */
export const report = {
  firstYear: 2018,
  firstBillions: 281,
  lastYear: 2026,
  lastBillions: 1100,
  growthFrom: 2019,
  annualGrowth: 0.1891,
} as const;

/** The public emergency numbers: for anyone at risk, and for a medical emergency. */
export const emergencyNumbers = {
  ar: { general: "911", medical: "107" },
  es: { general: "112", medical: "112" },
  br: { general: "190", medical: "192" },
  us: { general: "911", medical: "911" },
} as const satisfies Record<CountryCode, { general: string; medical: string }>;

/** Brazil's fire department. */
export const brazilFireNumber = "193";
