import { z } from "zod";
import { categories } from "#core/company-kinds.ts";
import { record, text } from "../schema.ts";

/** Names of industries and their categories. */
export const schema = z.strictObject({
  categories: record(categories, text),
  industries: record(
    [
      "banks",
      "fintechs",
      "wallets",
      "cards",
      "creditUnions",
      "insurers",
      "mutuals",
      "brokers",
      "mgas",
      "inspections",
      "claims",
      "retailers",
      "ecommerce",
      "dealerships",
      "propertyManagers",
      "agencies",
      "rentalManagers",
      "homeWarranty",
      "proptech",
      "healthPlans",
      "unionHealth",
      "medicalSocieties",
      "dentalPlans",
      "benefits",
    ],
    text,
  ),
});

export type IndustryNames = z.infer<typeof schema>;
