import { z } from "zod";
import { head, record, text } from "../schema.ts";
import { aboutTabs, valueIds } from "./ids.ts";

const described = z.strictObject({
  title: text,
  description: text,
});

export const schema = z.strictObject({
  head,
  title: text,
  nameOrigin: text.optional().describe("Where the name comes from, before the lead."),
  lead: text,
  teamAlt: text,
  tabs: record(aboutTabs, text),
  tabsLabel: text,
  history: z.strictObject({
    title: text,
    rebrand: text.describe(
      "Links to the page that announces the new name, where the company had the old one.",
    ),
    text,
  }),
  mission: record(["purpose", "mission", "vision"], described),
  values: z.strictObject({
    title: text,
    items: record(valueIds, described),
  }),
  careers: z.strictObject({
    text,
    openings: text,
  }),
});

export type AboutContent = z.infer<typeof schema>;
