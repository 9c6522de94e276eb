import { z } from "zod";
import { template, text, textWith } from "../schema.ts";

/** The owner's answers to visitors, each begun at the desk with one press and finished by hand. */
export const schema = z.strictObject({
  subject: template("reference"),
  templates: z.strictObject({
    first: z.strictObject({ name: text, text: textWith("name") }),
    call: z.strictObject({ name: text, text: textWith("name") }),
    details: z.strictObject({ name: text, text: textWith("name") }),
    no: z.strictObject({ name: text, text: textWith("name") }),
  }),
});
