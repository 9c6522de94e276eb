import { z } from "zod";
import { template, text } from "../schema.ts";

/** Where the network is, by region, and how much of a buyer's list of postal codes it reaches. */
export const schema = z.strictObject({
  title: text.describe("A buyer's question."),
  none: text.describe("The whole answer while a country has no data: what is true of it now."),
  caveat: text
    .optional()
    .describe("Beside a sample price or a picture of a network, while the country has no data."),
  send: text.describe("The button that opens the contact form."),
  asOf: template("day"),
  rough: text.optional().describe("Where postal codes do not tell the region exactly."),
  map: text.describe("What the map shows, for screen readers."),
  states: z.strictObject({ today: text, part: text, later: text, none: text }),
  list: z.strictObject({
    open: text,
    region: text,
    yes: text.describe("In a cell: it operates in the whole region."),
    part: text.describe("In a cell: it operates in some places."),
    from: template("month"),
    partFrom: template("month"),
    minutes: template("minutes"),
    note: text.describe("What the minutes are."),
  }),
  check: z.strictObject({
    title: text,
    label: text,
    private: text,
    file: text,
    run: text,
    families: text,
    reading: text,
    failed: text,
    empty: text,
    unread: template("count"),
    send: text.describe(
      "The button that opens the contact form with the result, not with the list.",
    ),
  }),
  result: z.strictObject({
    of: template("count", "day").describe(
      "Names the list of customers and the data it was held against.",
    ),
    today: template("share"),
    later: template("share", "month"),
    all: text.describe("Beside the share that all of the chosen services reach."),
    missing: text.describe("Before the regions in which customers remain without service."),
    other: text.describe("In the place of a region's name."),
  }),
});

export type NetworkContent = z.infer<typeof schema>;
