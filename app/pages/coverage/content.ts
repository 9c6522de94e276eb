import type { HeadTexts } from "#app/site.ts";
import type { FamilyId } from "#core/pages.ts";
import type { Delivery, ServiceId } from "#core/services.ts";
import type { Template } from "#core/template.ts";

interface ServiceTexts {
  /** What it helps with, in a few words: one line of a phone, beside `given`. */
  scope: string;
  includes: string;
  /** The customer's part, addressed to the company that offers the plan. */
  customer: string;
  /** Customers' words that the texts do not contain. Only searched, not shown. */
  alsoCalled?: string;
}

type Counted = Record<"one" | "other", Template<"count">>;

export interface CoverageContent {
  head: HeadTexts;
  hero: { title: string; lead: string };
  search: {
    label: string;
    /** What the field suggests, and an empty result. */
    examples: readonly string[];
    hint: Template<"examples">;
    clear: string;
    none: string;
    tryThis: string;
    /** Where the other filters hide what the query finds. */
    withoutFilters: Counted;
    count: Counted;
  };
  filters: { family: string; allFamilies: string; delivery: string; allDeliveries: string };
  deliveries: Record<Delivery, string>;
  /** The same in a word. */
  given: Record<Delivery, string>;
  parts: { includes: string; delivery: string; customer: string };
  share: Template<"service">;
  add: string;
  added: string;
  programme: { count: Counted; cost: Template<"cost">; open: string };
  note: string;
  print: string;
  /** Customers' words for a whole family. Only searched, not shown. */
  familyWords: Record<FamilyId, string>;
  services: Record<ServiceId, ServiceTexts>;
}
