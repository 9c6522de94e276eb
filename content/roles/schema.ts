import { z } from "zod";
import { head, record, text } from "../schema.ts";

const named = z.strictObject({
  name: text,
  text,
});

export type Named = z.infer<typeof named>;

/** In the order of the diagram's stops, from the company to the provider. */
const diagramItems = [
  "brand",
  "plan",
  "frequency",
  "payment",
  "platform",
  "network",
  "price",
  "work",
  "damage",
] as const;

/** The base texts of a language speak of Argentina; a country's overrides bring its own law. */
export const schema = z.strictObject({
  head,
  title: text,
  lead: text,
  print: text,
  diagram: z.strictObject({
    title: text,
    parties: record(["company", "us", "provider"], z.strictObject({ name: text, does: text })),
    links: z.strictObject({
      contract: text.describe("Between the company and us."),
      agreement: text.describe("Between us and the provider."),
    }),
    items: record(diagramItems, named).describe("What each side and each contract answers for."),
    customer: text,
  }),
  nature: z.strictObject({
    title: text,
    text,
    tests: record(["service", "insurance", "licence"], named),
  }),
  network: z.strictObject({
    title: text,
    steps: record(["apply", "papers", "rates", "first", "always"], named),
    documents: z.strictObject({ title: text, items: z.array(text) }),
  }),
  start: z.strictObject({
    title: text,
    note: text,
    phases: record(["scope", "load", "channels", "test", "live"], text),
  }),
  exit: z.strictObject({
    title: text,
    points: record(["cases", "data", "customers", "network"], text),
  }),
  rules: z.strictObject({ title: text, note: text, items: z.array(named) }),
});

export type RolesContent = z.infer<typeof schema>;
