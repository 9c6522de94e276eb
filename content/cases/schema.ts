import { z } from "zod";
import { familyIds } from "#core/pages.ts";
import { record, text, textWith } from "../schema.ts";

const caseTexts = z.strictObject({
  steps: record(["request", "coordination", "resolution"], text).describe(
    "Each of the three steps in this family, under the specification's word for it.",
  ),
  captions: record(
    ["request", "coordination", "resolution"],
    record(["customer", "provider", "insurer"], text),
  ),
  service: text,
  plan: text,
  searching: text.describe("Our answer to the request."),
  problem: text.describe("The customer words it one way, the provider another."),
  job: text,
  role: textWith("unit", "firm").describe("The provider's trade, truck or firm."),
  place: text.optional().describe("The place of remote help."),
  begins: text.describe(
    "The label before the time help starts, for the customer, and in the company's file.",
  ),
  beginsName: text,
  status: text.describe("The case at the time the console shows."),
  underWay: text.describe("The provider's screen during coordination, and its action."),
  action: text,
  outcome: text,
  finished: text.describe("The provider's completion, and its two proofs."),
  proof: z.strictObject({ first: text, second: text }),
  events: record(["assigned", "ready", "resolved"], text),
});

export type CaseTexts = z.infer<typeof caseTexts>;

/** The texts of the sample cases, the same wherever a case is shown. */
export const schema = z.strictObject({
  illustrative: text.describe("Shown wherever a sample could be mistaken for a claim."),
  endings: text.describe(
    "How a case ends where nobody comes: the specification's third step speaks of a visit.",
  ),
  caseName: text.describe("Stands before a case's number."),
  events: record(["received", "covered", "paid"], text).describe(
    "The events of every case, and the provider's payday.",
  ),
  chat: z
    .strictObject({
      alt: text,
      title: text,
      problem: text,
      question: text,
      answer: text,
      request: text,
      shareLocation: text,
      person: text,
    })
    .describe("A flat tire reported by chat: the phone that several pages show."),
  families: record(familyIds, caseTexts),
});

export type CasesTexts = z.infer<typeof schema>;
