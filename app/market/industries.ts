// The businesses that offer assistance to their customers, by market. Their names are in `industry-names.*.ts`.
import { type Category, categories } from "#core/company-kinds.ts";
import type { CountryCode } from "#core/countries.ts";
import type { FamilyId } from "#core/pages.ts";

export const categoryIds = categories;
export type CategoryId = Category;

interface IndustryEntry {
  category: CategoryId;
  /** The assistance families closest to its own products. */
  services: readonly FamilyId[];
}

export const industries = {
  banks: { category: "financial", services: ["hogar", "vial", "salud", "dispositivos"] },
  fintechs: { category: "financial", services: ["vial", "dispositivos"] },
  wallets: { category: "financial", services: ["vial", "dispositivos"] },
  cards: { category: "financial", services: ["vial", "salud", "dispositivos"] },
  creditUnions: { category: "financial", services: ["hogar", "vial", "salud"] },
  insurers: { category: "insurance", services: ["hogar", "vial", "salud", "mascotas"] },
  mutuals: { category: "insurance", services: ["hogar", "vial", "salud"] },
  brokers: { category: "insurance", services: ["hogar", "vial", "mascotas"] },
  mgas: { category: "insurance", services: ["hogar", "vial", "mascotas"] },
  inspections: { category: "insurance", services: ["hogar", "vial"] },
  claims: { category: "insurance", services: ["hogar", "vial"] },
  retailers: { category: "retail", services: ["hogar", "dispositivos"] },
  ecommerce: { category: "retail", services: ["mascotas", "dispositivos"] },
  dealerships: { category: "retail", services: ["vial"] },
  propertyManagers: { category: "realestate", services: ["hogar"] },
  agencies: { category: "realestate", services: ["hogar"] },
  rentalManagers: { category: "realestate", services: ["hogar", "dispositivos"] },
  homeWarranty: { category: "realestate", services: ["hogar", "dispositivos"] },
  proptech: { category: "realestate", services: ["hogar", "dispositivos"] },
  healthPlans: { category: "health", services: ["salud", "mascotas"] },
  unionHealth: { category: "health", services: ["salud"] },
  medicalSocieties: { category: "health", services: ["salud"] },
  dentalPlans: { category: "health", services: ["salud"] },
  benefits: { category: "health", services: ["salud", "mascotas"] },
} as const satisfies Record<string, IndustryEntry>;

export type IndustryId = keyof typeof industries;

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
