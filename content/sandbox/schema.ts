import { z } from "zod";
import { head, record, template, text } from "../schema.ts";

export const schema = z.strictObject({
  head,
  title: text,
  lead: text,
  notice: text.describe("What it is and is not."),
  noScript: text,
  choose: text,
  request: text,
  send: text,
  answer: text,
  next: text,
  read: text,
  again: text,
  events: text,
  noEvents: text,
  screens: text,
  actors: record(["customer", "provider", "insurer"], text),
  idle: text.describe("Before the case is open."),
  failures: z.strictObject({
    title: text,
    items: record(["invalid_json", "invalid_field", "member_not_found", "not_covered"], text),
  }),
  download: template("size"),
  closing: z.strictObject({ title: text, text }),
});

export type SandboxContent = z.infer<typeof schema>;
