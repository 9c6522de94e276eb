import { contentFor } from "#content/content-for.ts";
import { type CountryCode, countries } from "#core/countries.ts";
import { fill } from "#core/template.ts";

/** The other countries' sites, each offered in its own language. */
export function offersFrom(country: CountryCode) {
  return countries
    .filter(({ code }) => code !== country)
    .map(({ code, language, locale }) => {
      const { names, here, go, close } = contentFor({ country: code, language }, "offers");
      return {
        ...{ code, locale, close },
        here: fill(here, { country: names[country] }),
        go: fill(go, { country: names[code] }),
      };
    });
}
