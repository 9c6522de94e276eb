import { z } from "zod";
import { categories } from "#core/company-kinds.ts";
import { head, record, template, text } from "../schema.ts";

export const schema = z.strictObject({
  head,
  hero: z.strictObject({ title: text, lead: text }),
  categoriesLabel: text,
  gains: record(categories, text).describe("The benefit for a category's businesses, in one line."),
  list: z.strictObject({ intro: text, showAll: text, legend: text }),
  programmes: z
    .strictObject({
      fee: template("fee"),
      bought: template("fee").describe("Where the sample's customers buy the assistance."),
    })
    .describe("Leads to the buyers' pages."),
  cases: z.strictObject({ title: text, intro: text }),
  announcement: template("industries").describe("The count is greater than one."),
  closing: z.strictObject({ title: text, text }),
});

export type IndustriesContent = z.infer<typeof schema>;
