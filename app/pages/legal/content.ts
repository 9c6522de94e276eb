import type { CountryVersion, DocumentText } from "./document.server.ts";

export type LegalContent = DocumentText<Fact, Section>;

/** What no country may take from another. */
export type LegalVersion = CountryVersion<
  LegalContent,
  "owner" | "emergencies" | "property" | "liability" | "law",
  "owner" | "law"
>;

type Fact = "owner" | "contact" | "law";

type Section = (typeof sectionOrder)[number];

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
] as const;

export const lastUpdated = new Date("2025-02-01");
