import type { CountryVersion, DocumentText } from "#app/pages/legal/document.server.ts";

export type AccessibilityContent = DocumentText<Fact, Section>;

/** What no country may take from another. */
export type AccessibilityVersion = CountryVersion<AccessibilityContent, "commitment">;

type Fact = "level" | "evaluation" | "response";

type Section = (typeof sectionOrder)[number];

/** The order in which readers meet the sections. */
export const sectionOrder = [
  "commitment",
  "features",
  "tests",
  "limits",
  "report",
  "review",
] as const;

export const lastUpdated = new Date("2026-11-01");
