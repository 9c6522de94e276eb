import { z } from "zod";
import { countries } from "#core/countries.ts";
import { record, template, text } from "../schema.ts";

const codes = countries.map(({ code }) => code);

/** Offers a visitor the site of another country, in that country's language. */
export const schema = z.strictObject({
  names: record(codes, text).describe(
    "With the preposition that the other texts need before them.",
  ),
  here: template("country"),
  go: template("country"),
  close: text,
});
