// The addresses the tests walk, taken from the site map.
import { countries, countryOfLanguage } from "../core/countries.ts";
import { type Language, languages } from "../core/languages.ts";
import { type Address, addresses } from "../core/paths.ts";

/** Where the tests find the site; a port of one's own lets two runs share a machine. */
export const port = Number(process.env.TEST_PORT ?? 4173);
/** Far from the ports that others choose for their sites. */
export const deskPort = port + 1000;
export const origin = `http://127.0.0.1:${port}`;

export interface Visit extends Address {
  language: Language;
  /** Brings the unprefixed page in this language. */
  cookie: string;
}

/** Every address in every language it can be read in. */
export const visits: Visit[] = addresses().flatMap((address) => {
  const country = countries.find(({ code }) => code === address.country);
  const spoken = country?.prefix === "" ? languages : [country?.language as Language];
  return spoken.map((language) => ({
    ...address,
    language,
    cookie: `selectedCountry=${countryOfLanguage[language]}`,
  }));
});

/** One visit a page: each country's own address in its own language. */
export const canonicalVisits = visits.filter(
  ({ country, language, path, canonical }) =>
    path === canonical && countries.some((c) => c.code === country && c.language === language),
);
