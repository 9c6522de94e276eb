import type { HeadTexts } from "#app/site.ts";
import type { MilestoneId } from "#core/facts.ts";

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

interface Described {
  title: string;
  description: string;
}

export interface AboutContent {
  head: HeadTexts;
  title: string;
  lead: string;
  teamAlt: string;
  tabs: Record<AboutTab, string>;
  tabsLabel: string;
  history: {
    title: string;
    /** Links to the page that announces the new name, where the company had the old one. */
    rebrand: string;
    text: string;
    milestones: Record<MilestoneId, Described>;
  };
  mission: Record<"purpose" | "mission" | "vision", Described>;
  values: {
    title: string;
    items: Record<ValueId, Described>;
  };
  careers: {
    text: string;
    openings: string;
  };
}
