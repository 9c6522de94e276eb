import type { CategoryId, IndustryId } from "./industries.ts";

/** Names of industries and their categories. */
export interface IndustryNames {
  categories: Record<CategoryId, string>;
  industries: Record<IndustryId, string>;
}
