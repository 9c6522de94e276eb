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
