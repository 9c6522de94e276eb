import type { HeadTexts } from "#app/site.ts";
import type { FamilyId } from "#core/pages.ts";

export interface ServicesContent {
  heads: Record<FamilyId | "all", HeadTexts>;
  hero: { title: string; lead: string };
  tabsLabel: string;
  /** Under "all", where a family has the services it includes. */
  allLine: string;
  families: Record<FamilyId, FamilyContent>;
  process: ProcessTexts;
  closing: { title: string; text: string };
}

export interface FamilyContent {
  title: string;
  description: string;
}

/** What the screens of the process say, whatever the case. */
export interface ProcessTexts {
  channels: { app: string; web: string; chat: string; contactCenter: string };
  /** Our answer to the request. */
  reply: string;
  resolved: string;
  survey: string;
  /** Said once in place of the screens. */
  alternative: string;
}
