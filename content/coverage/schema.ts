import { z } from "zod";
import { familyIds } from "#core/pages.ts";
import { deliveries, serviceIds } from "#core/services.ts";
import { head, record, template, text } from "../schema.ts";

const serviceTexts = z.strictObject({
  scope: text.describe("What it helps with, in a few words: one line of a phone, beside `given`."),
  includes: text,
  customer: text.describe("The customer's part, addressed to the company that offers the plan."),
  alsoCalled: text
    .optional()
    .describe("Customers' words that the texts do not contain. Only searched, not shown."),
});

const counted = record(["one", "other"], template("count"));

export const schema = z.strictObject({
  head,
  hero: z.strictObject({ title: text, lead: text }),
  search: z.strictObject({
    label: text,
    examples: z.array(text).describe("What the field suggests, and an empty result."),
    hint: template("examples"),
    clear: text,
    none: text,
    tryThis: text,
    withoutFilters: counted.describe("Where the other filters hide what the query finds."),
    count: counted,
  }),
  filters: z.strictObject({ family: text, allFamilies: text, delivery: text, allDeliveries: text }),
  deliveries: record(deliveries, text),
  given: record(deliveries, text).describe("The same in a word."),
  parts: z.strictObject({ includes: text, delivery: text, customer: text }),
  share: template("service"),
  add: text,
  added: text,
  programme: z.strictObject({ count: counted, cost: template("cost"), open: text }),
  note: text,
  print: text,
  familyWords: record(familyIds, text).describe(
    "Customers' words for a whole family. Only searched, not shown.",
  ),
  services: record(serviceIds, serviceTexts),
});

export type CoverageContent = z.infer<typeof schema>;
