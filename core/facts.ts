// The specification's figures, and public ones that texts quote. Computed figures and samples are marked where they are
// defined (app/cases).
import type { CountryCode } from "./countries.ts";

/** Exceeded in the year of the milestone of that name. */
export const company = { providers: 1000, users: 1_000_000 } as const;

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

/** Brazil's fire department. */
export const brazilFireNumber = "193";
