import type { CategoryId } from "#app/market/industries.ts";
import type { HeadTexts } from "#app/site.ts";
import type { Template } from "#core/template.ts";

export interface IndustriesContent {
  head: HeadTexts;
  hero: { title: string; lead: string };
  categoriesLabel: string;
  /** The benefit for a category's businesses, in one line. */
  gains: Record<CategoryId, string>;
  list: { intro: string; showAll: string; legend: string };
  /** Leads to the buyers' pages. */
  programmes: { title: string; intro: string; fee: Template<"fee"> };
  cases: { title: string; intro: string };
  /** The count is greater than one. */
  announcement: Template<"industries">;
  closing: { title: string; text: string };
}
