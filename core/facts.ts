// The specification's figures. What a page computes from them, or shows as a sample, says so where it stands (app/cases).

/** A figure that was reached in a year, and exceeded. */
export interface Milestone {
  moreThan: number;
  year: number;
}

export const company = {
  foundedIn: 2017,
  providers: { moreThan: 1000, year: 2019 },
  users: { moreThan: 1_000_000, year: 2024 },
} as const satisfies { foundedIn: number; providers: Milestone; users: Milestone };

/** The market of the four countries; of people, more than this. */
export const marketCounts = {
  people: 600_000_000,
  households: 240_000_000,
  vehicles: 400_000_000,
  pets: 100_000_000,
} as const;

/** In billions of dollars, as the word is used in English: 10⁹. */
export const marketBillions = { tam: 1333, sam: 805, som: 16 } as const;

/** The quoted report, which covers home services only. */
export const report = {
  firstYear: 2018,
  firstBillions: 281,
  lastYear: 2026,
  lastBillions: 1100,
  annualGrowth: 0.1891,
} as const;
