import { z } from "zod";
import { text } from "../schema.ts";

export const schema = z.strictObject({
  contents: text,
  lastUpdated: text,
  related: text,
  question: text,
});

export type DocumentLabels = z.infer<typeof schema>;
