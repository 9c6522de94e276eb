import type { HeadTexts } from "#app/site.ts";
import type { FamilyId } from "#core/pages.ts";
import type { Delivery, ServiceId } from "#core/services.ts";

export interface ServiceTexts {
  includes: string;
  /** The customer's part, addressed to the company that offers the plan. */
  customer: string;
  /** Customers' words that the texts do not contain. Only searched, not shown. */
  alsoCalled?: string;
}

/** `{count}` is replaced by the number. */
interface Counted {
  one: string;
  other: string;
}

export interface CoverageContent {
  head: HeadTexts;
  hero: { title: string; lead: string };
  search: { label: string; hint: string; clear: string; none: string; count: Counted };
  filters: { family: string; allFamilies: string; delivery: string; allDeliveries: string };
  deliveries: Record<Delivery, string>;
  parts: { includes: string; delivery: string; customer: string };
  /** `{service}` is replaced by the service's name. */
  share: string;
  add: string;
  added: string;
  programme: { count: Counted; open: string };
  note: string;
  print: string;
  /** Customers' words for a whole family. Only searched, not shown. */
  familyWords: Record<FamilyId, string>;
  services: Record<ServiceId, ServiceTexts>;
}
