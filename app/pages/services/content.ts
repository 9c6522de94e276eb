import type { HeadTexts } from "#app/site.ts";
import type { FamilyId } from "#core/pages.ts";
import type { Template } from "#core/template.ts";

export interface ServicesContent {
  heads: Record<FamilyId | "all", HeadTexts>;
  hero: { title: string; lead: string };
  tabsLabel: string;
  families: Record<FamilyId, FamilyContent>;
  /** The order of magnitude of a family's prices. */
  price: Template<"low" | "high">;
  /** What the whole family costs for a customer and month, all in. */
  fee: Template<"count" | "fee" | "range" | "company">;
  /** What plans usually allow of a family. */
  limits: Template<"limits">;
  /** The title of a family's points. */
  agree: string;
  process: ProcessTexts;
  closing: { title: string; text: string };
}

export interface FamilyContent {
  title: string;
  description: string;
  /** The title of its sample case. */
  course: string;
  /** What a contract has to settle about it. */
  points: readonly string[];
  closing: string;
}

/** What the screens of the process say, whatever the case. */
export interface ProcessTexts {
  channels: { app: string; web: string; chat: string; contactCenter: string };
  resolved: string;
  survey: string;
  /** Said once in place of the screens. */
  alternative: string;
}
