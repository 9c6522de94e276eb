import { z } from "zod";
import { head, text } from "../schema.ts";

export const schema = z.strictObject({
  head,
  title: text,
  text,
  continue: text,
  pictureAlt: text,
});
