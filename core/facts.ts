// The specification's figures. Computed figures and samples are marked where they are defined (app/cases).

/** A figure that was exceeded in that year. */
export interface Milestone {
  moreThan: number;
  year: number;
}

export const company = {
  foundedIn: 2017,
  providers: { moreThan: 1000, year: 2019 },
  users: { moreThan: 1_000_000, year: 2024 },
} as const satisfies { foundedIn: number; providers: Milestone; users: Milestone };

/** The market of the four countries; `people` is a lower bound. */
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
  annualGrowth: 0.1891,
} as const;
