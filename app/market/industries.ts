// The businesses that offer assistance to their customers, by market. Their names are in `industry-names.*.ts`.
import type { CountryCode } from "#core/countries.ts";

export const categoryIds = ["financial", "insurance", "retail", "realestate", "health"] as const;
export type CategoryId = (typeof categoryIds)[number];

export const categoryOf = {
  banks: "financial",
  fintechs: "financial",
  wallets: "financial",
  cards: "financial",
  creditUnions: "financial",
  insurers: "insurance",
  mutuals: "insurance",
  brokers: "insurance",
  mgas: "insurance",
  inspections: "insurance",
  claims: "insurance",
  retailers: "retail",
  ecommerce: "retail",
  dealerships: "retail",
  propertyManagers: "realestate",
  agencies: "realestate",
  rentalManagers: "realestate",
  homeWarranty: "realestate",
  proptech: "realestate",
  healthPlans: "health",
  unionHealth: "health",
  medicalSocieties: "health",
  dentalPlans: "health",
  benefits: "health",
} as const satisfies Record<string, CategoryId>;

export type IndustryId = keyof typeof categoryOf;

const byCountry: Record<CountryCode, readonly IndustryId[]> = {
  ar: [
    "insurers",
    "brokers",
    "claims",
    "inspections",
    "banks",
    "fintechs",
    "wallets",
    "cards",
    "retailers",
    "ecommerce",
    "dealerships",
    "propertyManagers",
    "agencies",
    "healthPlans",
    "unionHealth",
  ],
  es: [
    "insurers",
    "mutuals",
    "brokers",
    "claims",
    "banks",
    "fintechs",
    "retailers",
    "ecommerce",
    "propertyManagers",
    "rentalManagers",
    "healthPlans",
    "medicalSocieties",
  ],
  br: [
    "insurers",
    "brokers",
    "inspections",
    "banks",
    "fintechs",
    "creditUnions",
    "retailers",
    "ecommerce",
    "propertyManagers",
    "agencies",
    "healthPlans",
    "dentalPlans",
  ],
  us: [
    "insurers",
    "mgas",
    "claims",
    "banks",
    "creditUnions",
    "fintechs",
    "retailers",
    "ecommerce",
    "homeWarranty",
    "proptech",
    "healthPlans",
    "benefits",
  ],
};

/** A market's own list, in the order its people would expect. */
export function industriesOf(country: CountryCode): readonly IndustryId[] {
  return byCountry[country];
}
