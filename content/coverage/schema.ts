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
    notOffered: template("name", "services").describe(
      "What was searched is not offered; the services are the closest to it.",
    ),
    withoutFilters: counted.describe("Where the other filters hide what the query finds."),
    count: counted,
  }),
  filters: z.strictObject({ family: text, allFamilies: text, delivery: text, allDeliveries: text }),
  deliveries: record(deliveries, text),
  given: record(deliveries, text).describe("The same in a word."),
  parts: record(["includes", "excludes", "limits", "delivery", "customer"], text),
  share: template("service"),
  add: text,
  added: text,
  programme: z.strictObject({ count: counted, cost: template("cost"), open: text }),
  note: text,
  notOffered: template("names"),
  print: text,
  familyWords: record(familyIds, text).describe(
    "Customers' words for a whole family. Only searched, not shown.",
  ),
});

/** With what records and the estimate say of each service. */
export type CoverageContent = Omit<z.infer<typeof schema>, "head" | "familyWords"> & {
  services: Record<ServiceId, ServiceTexts>;
  /** What we propose. */
  limits: Partial<Record<ServiceId, string>>;
  /** The names of what is not offered. */
  inVain: readonly string[];
};
