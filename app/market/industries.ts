// The businesses that offer assistance to their customers, by market. Their names are in `industry-names.*.ts`.
import { type Category, categories } from "#core/company-kinds.ts";
import type { CountryCode } from "#core/countries.ts";
import type { FamilyId } from "#core/pages.ts";

export const categoryIds = categories;
export type CategoryId = Category;

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

/** The assistance families closest to each industry's own products. */
export const affinities: Record<IndustryId, readonly FamilyId[]> = {
  banks: ["hogar", "vial", "salud", "dispositivos"],
  fintechs: ["vial", "dispositivos"],
  wallets: ["vial", "dispositivos"],
  cards: ["vial", "salud", "dispositivos"],
  creditUnions: ["hogar", "vial", "salud"],
  insurers: ["hogar", "vial", "salud", "mascotas"],
  mutuals: ["hogar", "vial", "salud"],
  brokers: ["hogar", "vial", "mascotas"],
  mgas: ["hogar", "vial", "mascotas"],
  inspections: ["hogar", "vial"],
  claims: ["hogar", "vial"],
  retailers: ["hogar", "dispositivos"],
  ecommerce: ["mascotas", "dispositivos"],
  dealerships: ["vial"],
  propertyManagers: ["hogar"],
  agencies: ["hogar"],
  rentalManagers: ["hogar", "dispositivos"],
  homeWarranty: ["hogar", "dispositivos"],
  proptech: ["hogar", "dispositivos"],
  healthPlans: ["salud", "mascotas"],
  unionHealth: ["salud"],
  medicalSocieties: ["salud"],
  dentalPlans: ["salud"],
  benefits: ["salud", "mascotas"],
};

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

/** A market's own list, in display order. */
export function industriesOf(country: CountryCode): readonly IndustryId[] {
  return byCountry[country];
}
