export const valueIds = [
  "innovation",
  "performance",
  "empathy",
  "trust",
  "responsibility",
] as const;

export type ValueId = (typeof valueIds)[number];

export const aboutTabs = ["history", "mission", "values"] as const;

export type AboutTab = (typeof aboutTabs)[number];
