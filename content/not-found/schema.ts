import { z } from "zod";
import { head, text } from "../schema.ts";

export const schema = z.strictObject({
  head,
  code: text.describe("The specification’s words, the same in every language."),
  title: text.describe('The heading, under the specification\'s "Oops! Page not found".'),
  explanation: text,
  picture: text.describe("Describes the picture."),
  home: text,
  services: text,
  contact: text,
});
