import type { CountryVersion, DocumentText } from "#app/pages/legal/document.server.ts";

export type PrivacyContent = DocumentText<Fact, Exclude<Section, LocalSection>, LocalSection>;

/** What no country may take from another. */
export type PrivacyVersion = CountryVersion<
  PrivacyContent,
  "controller" | "purposes" | "recipients" | "location" | "security" | "rights" | "authority"
>;

type Fact = "response" | "storage" | "tracking";

type Section = (typeof sectionOrder)[number];
type LocalSection = "officer" | "choices";

/** The order in which readers meet the sections. */
export const sectionOrder = [
  "controller",
  "officer",
  "scope",
  "data",
  "purposes",
  "recipients",
  "location",
  "retention",
  "security",
  "browser",
  "counting",
  "minors",
  "rights",
  "choices",
  "authority",
  "changes",
] as const;

export const lastUpdated = new Date("2025-02-01");
