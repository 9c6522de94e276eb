import type { CountryVersion, DocumentText } from "#app/legal-document/document.server.ts";

export type PrivacyContent = DocumentText<Fact, CommonSection, LocalSection>;

/** What no country may take from another. */
export type PrivacyVersion = CountryVersion<
  PrivacyContent,
  "controller" | "purposes" | "recipients" | "location" | "security" | "rights" | "authority"
>;

type Fact = "response" | "storage" | "tracking";

type CommonSection =
  | "controller"
  | "scope"
  | "data"
  | "purposes"
  | "recipients"
  | "location"
  | "retention"
  | "security"
  | "browser"
  | "counting"
  | "minors"
  | "rights"
  | "authority"
  | "changes";

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
] as const satisfies (CommonSection | LocalSection)[];

export const lastUpdated = new Date("2025-02-01");
