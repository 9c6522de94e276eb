import { z } from "zod";
import { head, record, template, text } from "../schema.ts";
import { tractionIds } from "./ids.ts";

export const schema = z.strictObject({
  head,
  words: z.strictObject({
    billions: z.strictObject({
      before: text.optional(),
      after: text,
      isInMillions: z.boolean().optional(),
    }),
    trillions: z.strictObject({
      before: text.optional(),
      after: text,
      isInMillions: z.boolean().optional(),
    }),
    moreThan: record(["short", "spoken"], template("n")),
    spoken: template("n"),
  }),
  title: text.describe("The label before the size of the market."),
  talk: text,
  mapTitle: text,
  statsTitle: template("countries").describe("The countries of the figures."),
  stats: record(["pets", "people", "households", "vehicles"], text),
  opportunities: z.strictObject({
    countries: z.strictObject({ title: text, text }),
    families: z.strictObject({ title: text, text }),
    platform: z.strictObject({ title: text, text }),
    tractionTitle: text,
    traction: record(tractionIds, text),
    history: text,
  }),
  sizes: z.strictObject({
    items: record(["tam", "sam", "som"], z.strictObject({ acronym: text, name: text, text })),
    share: template("share"),
    scale: text,
    caution: text,
  }),
  growth: z.strictObject({
    title: template("growth"),
    text: template("first", "last").describe("The two quoted amounts."),
    quoted: text,
    derived: text,
    year: text,
    amount: text,
    origin: text,
    source: template("growth"),
    disclaimer: text,
    scaleNote: text,
  }),
  governance: z.strictObject({ registry: text }).describe("The label before a company's register."),
  contact: z.strictObject({
    title: text,
    text,
    button: text,
    byMail: text.describe("The label before the e-mail address, shown without scripts."),
  }),
});

export type InvestorsContent = z.infer<typeof schema>;
