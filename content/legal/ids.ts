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
