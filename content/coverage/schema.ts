import { z } from "zod";
import { familyIds } from "#core/pages.ts";
import { deliveries, type ServiceId } from "#core/services.ts";
import type { ServiceTexts } from "../records/schema.ts";
import { head, record, template, text } from "../schema.ts";

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
});

/** With the services' own texts, which are records. */
export type CoverageContent = z.infer<typeof schema> & {
  services: Record<ServiceId, ServiceTexts>;
};
