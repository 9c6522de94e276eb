import { z } from "zod";
import { termIds } from "#core/terms.ts";
import { record, template, text } from "../schema.ts";

/** The questions that only the owner answers, and how the pages show an answer. */
export const schema = z.strictObject({
  title: text,
  lead: text.describe("Above the answers of a country."),
  stated: template("position").describe(
    "Around the owner's sentence, which comes without its full stop.",
  ),
  listed: template("position").describe("The same in a list, below what `settled` says of all."),
  settled: text.describe("Above a list with answers of the owner's: the contract settles them."),
  noneTitle: text.describe("In the place of the title, while there are no answers."),
  none: text.describe("In the place of the answers, while there are none."),
  open: template("names").describe("Below the answers: the names of those that are not there yet."),
  names: record(termIds, text).describe("In small letters, where no word demands another."),
  questions: record(termIds, text).describe("As a buyer asks it."),
  weeks: template("weeks").describe("From the signature to the first customers."),
  tender: z.strictObject({
    write: template("email").describe("Where a tender is sent."),
    phone: template("phone"),
    days: template("days").describe("How many working days an answer takes."),
  }),
  levels: z.strictObject({ family: text, zone: text, minutes: text, percent: text }),
  tiers: z.strictObject({ customers: text, discount: text }),
});

export type TermsContent = z.infer<typeof schema>;
