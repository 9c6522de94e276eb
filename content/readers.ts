import { countries, languagesOf, type Reader } from "#core/countries.ts";

/** Everybody whom the site speaks to: each country in the languages it can be read in. */
export const readers: Reader[] = countries.flatMap((country) =>
  languagesOf(country).map((language) => ({ country: country.code, language })),
);
