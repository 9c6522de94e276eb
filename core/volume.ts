import type { CountryCode } from "./countries.ts";

/** A discount in percent that the owner has published, from a number of covered customers on. */
export interface VolumeTier {
  customers: number;
  discount: number;
}

/** What the owner has published, by country. */
export type VolumeTiers = Partial<Record<CountryCode, readonly VolumeTier[]>>;

/** The tier that a number of customers reaches. */
export function tierOf(
  tiers: readonly VolumeTier[] | undefined,
  customers: number,
): VolumeTier | undefined {
  return tiers
    ?.filter((tier) => tier.customers <= customers)
    .toSorted((one, other) => other.customers - one.customers)[0];
}

/** What a tier leaves of a price. */
export function leftBy(tier: VolumeTier | undefined): number {
  return 1 - (tier?.discount ?? 0) / 100;
}
