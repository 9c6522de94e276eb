import { z } from "zod";
import { record, template, text } from "../schema.ts";

/** Around what the owner can show: clients, quotes, cases, figures and papers. */
export const schema = z.strictObject({
  title: text.describe("Above all of it."),
  clients: z.strictObject({
    title: text,
    lead: text.describe("Above real clients, where samples were before."),
    since: template("year"),
    services: text.describe("Before a client’s services, for screen readers."),
  }),
  quotes: text,
  cases: z.strictObject({ title: text, before: text, after: text, period: text, measured: text }),
  figures: z.strictObject({
    title: text,
    names: record(["providers", "users", "countries"], text),
    asOf: template("day"),
  }),
  certificates: z.strictObject({ title: text, text: template("by", "day"), file: text }),
  backing: text.describe("Above investors and accelerators."),
  press: text,
  awards: text,
  people: text,
  award: template("name", "by").describe("In a milestone."),
});

export type ProofContent = z.infer<typeof schema>;
