import { type Category, categories } from "#core/company-kinds.ts";

export const categoryIds = categories;
export type CategoryId = Category;
