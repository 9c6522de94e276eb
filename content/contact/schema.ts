import { z } from "zod";
import { head, text } from "../schema.ts";

export const schema = z.strictObject({
  head,
  next: z
    .strictObject({ title: text, steps: z.array(z.strictObject({ title: text, text })) })
    .describe("What happens with a message, in order."),
  byMail: text,
});

export type ContactContent = z.infer<typeof schema>;
