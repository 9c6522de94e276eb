import { z } from "zod";
import { text } from "../schema.ts";

/** Shown when a page cannot be drawn. */
export const schema = z.strictObject({
  code: text.describe("The specification’s words, the same in every language."),
  title: text,
  text,
  retry: text,
  home: text,
  write: text.describe("Before the e-mail address."),
});

export type ErrorTexts = z.infer<typeof schema>;
