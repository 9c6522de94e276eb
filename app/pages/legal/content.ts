import type { CountryVersion, DocumentText } from "#app/legal-document/document.server.ts";

export type LegalContent = DocumentText<Fact, Section>;

/** What no country may take from another. */
export type LegalVersion = CountryVersion<
  LegalContent,
  "owner" | "emergencies" | "property" | "liability" | "law",
  "owner" | "law"
>;

type Fact = "owner" | "contact" | "law";

type Section =
  | "owner"
  | "purpose"
  | "platform"
  | "emergencies"
  | "use"
  | "information"
  | "property"
  | "links"
  | "liability"
  | "privacy"
  | "changes"
  | "law";

/** The order in which readers meet the sections. */
export const sectionOrder = [
  "owner",
  "purpose",
  "platform",
  "emergencies",
  "use",
  "information",
  "property",
  "links",
  "liability",
  "privacy",
  "changes",
  "law",
] as const satisfies Section[];

export const lastUpdated = new Date("2025-02-01");
