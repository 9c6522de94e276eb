import { z } from "zod";
import { head, record, template, text } from "../schema.ts";
import { sizeIds, statIds, tractionIds } from "./ids.ts";

/** The words around a figure: before it, and the unit after it. */
const amount = z.strictObject({
  before: text.optional(),
  after: text,
  isInMillions: z
    .boolean()
    .optional()
    .describe("Spanish has no word for 10⁹ but “mil millones”: it counts these in millions."),
});

export const schema = z.strictObject({
  head,
  words: z.strictObject({
    billions: amount,
    trillions: amount,
    moreThan: record(["short", "spoken"], template("n")),
    spoken: template("n"),
  }),
  title: text.describe("The label before the size of the market."),
  talk: text,
  mapTitle: text,
  statsTitle: template("countries").describe("The countries of the figures."),
  stats: record(statIds, text),
  opportunities: z.strictObject({
    countries: z.strictObject({ title: text, text }),
    families: z.strictObject({ title: text, text }),
    platform: z.strictObject({ title: text, text }),
    tractionTitle: text,
    traction: record(tractionIds, text),
    history: text,
  }),
  sizes: z.strictObject({
    items: record(sizeIds, z.strictObject({ acronym: text, name: text, text })),
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
