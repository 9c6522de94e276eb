import type { CategoryId, IndustryId } from "./industries.ts";

/** What industries and their categories are called. */
export interface IndustryNames {
  categories: Record<CategoryId, string>;
  industries: Record<IndustryId, string>;
}
