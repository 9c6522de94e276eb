export type LocalSection = "officer" | "choices";

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
