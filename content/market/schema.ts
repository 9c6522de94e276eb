import { z } from "zod";
import { categories } from "#core/company-kinds.ts";
import { record, text } from "../schema.ts";

/** Names of the industries’ categories. */
export const schema = z.strictObject({
  categories: record(categories, text),
});
