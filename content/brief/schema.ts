import { z } from "zod";
import { head, record, template, text } from "../schema.ts";
import { connectionIds, pointIds } from "./ids.ts";

export const schema = z.strictObject({
  head,
  title: text,
  lead: text,
  noScript: text,
  compared: z
    .strictObject({ text: template("name"), link: template("name") })
    .describe("Where the link holds the programmes of a comparison."),
  actions: z.strictObject({
    print: text,
    copy: text,
    copied: text,
    notCopied: text,
    share: text,
    edit: text,
    talk: text,
  }),
  sheetTitle: text,
  date: text,
  people: z
    .strictObject({ company: text, author: text })
    .describe("Whom it is for and who prepared it, where the visitor says so."),
  what: z.strictObject({
    title: text,
    text: template("company", "services", "customers", "basis", "country"),
  }),
  estimate: text,
  adds: z
    .strictObject({
      index: template("amount", "percent"),
      tax: template("amount", "percent"),
      together: template("fee"),
    })
    .describe(
      "What rising prices and the tax add to a year, and the monthly price with those that count.",
    ),
  sensitivity: text.describe("Heads what the price depends on most, with its monthly range."),
  figuresOf: template("month"),
  coverage: z.strictObject({
    title: text,
    none: text,
    heading: text,
    scope: template("limits", "excludes").describe("Below a service's name."),
    more: template("services").describe(
      "Counts a family's services that have no room of their own.",
    ),
  }),
  steps: text,
  connected: z.strictObject({ title: text, items: record(connectionIds, text) }),
  assumptions: z.strictObject({
    title: text,
    lead: template("currency"),
    more: text.describe("Where not all have room."),
    frequency: text,
    cost: text,
  }),
  marks: record(["P", "D", "A", "changed"], text).describe("Marks of the origins."),
  sources: text,
  agree: z.strictObject({
    title: text,
    lead: text.describe("Where the owner has published positions."),
    readers: record(["sponsor", "finance", "it", "legal"], text),
    points: record(pointIds, z.strictObject({ name: text, text })),
  }),
  sign: z.strictObject({
    title: text,
    fields: record(["name", "position", "date", "signature"], text),
  }),
  link: z.strictObject({ title: text, text, tooLong: text, alternative: text }),
});

export type BriefContent = z.infer<typeof schema>;
