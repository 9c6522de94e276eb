import { z } from "zod";
import { head, record, text } from "../schema.ts";

const named = z.strictObject({
  name: text,
  text,
});

export type Named = z.infer<typeof named>;

/** The base texts of a language speak of Argentina; a country's overrides bring its own law. */
export const schema = z.strictObject({
  head,
  title: text,
  lead: text,
  print: text,
  diagram: z.strictObject({
    title: text,
    parties: record(
      ["company", "us", "provider"],
      z.strictObject({ name: text, does: text, points: z.array(text) }),
    ).describe(
      "The three sides of a program: who they are, what they do and what they answer for.",
    ),
    links: z.strictObject({
      contract: text.describe("Between the company and us."),
      agreement: text.describe("Between us and the provider."),
    }),
    customer: text,
  }),
  nature: z.strictObject({
    title: text,
    text,
    tests: record(["service", "insurance", "licence"], named),
  }),
  risks: z.strictObject({
    title: text,
    rows: record(["frequency", "price", "work", "damage", "payment", "stop"], named),
  }),
  brand: z.strictObject({ title: text, text }),
  data: z.strictObject({
    title: text,
    rows: record(["plan", "network", "website", "platform"], named),
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
  meeting: z.strictObject({
    title: text,
    note: text,
    items: record(["business", "finance", "it", "legal", "operations"], named),
  }),
  closing: z.strictObject({ title: text, text }),
});

export type RolesContent = z.infer<typeof schema>;
