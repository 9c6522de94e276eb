/** A discount in percent that the owner has published, from a number of customers on. */
export interface VolumeTier {
  customers: number;
  discount: number;
}

/** The tier that a number of customers reaches. */
export function tierOf(tiers: readonly VolumeTier[], customers: number): VolumeTier | undefined {
  return tiers
    .filter((tier) => tier.customers <= customers)
    .toSorted((one, other) => other.customers - one.customers)[0];
}
