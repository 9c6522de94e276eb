import { z } from "zod";
import { familyIds } from "#core/pages.ts";
import { head, record, template, text } from "../schema.ts";

const familyContent = z.strictObject({
  title: text,
  description: text,
  course: text.describe("The title of its sample case."),
  points: z.array(text).describe("What a contract has to settle about it."),
  closing: text,
});

export type FamilyContent = z.infer<typeof familyContent>;

const processTexts = z.strictObject({
  channels: z.strictObject({ app: text, web: text, chat: text, contactCenter: text }),
  resolved: text,
  survey: text,
  alternative: text.describe("Said once in place of the screens."),
});

export type ProcessTexts = z.infer<typeof processTexts>;

export const schema = z.strictObject({
  heads: record([...familyIds, "all"], head),
  hero: z.strictObject({ title: text, lead: text }),
  tabsLabel: text,
  families: record(familyIds, familyContent),
  price: template("low", "high").describe("The order of magnitude of a family's prices."),
  fee: template("company", "count", "range").describe(
    "Below what the whole family costs for a customer and month, all in.",
  ),
  limits: template("limits").describe("What plans usually allow of a family."),
  agree: text.describe("The title of a family's points."),
  process: processTexts,
  closing: z.strictObject({ title: text, text }),
});

export type ServicesContent = z.infer<typeof schema>;
