import { type CountryCode, countries } from "#core/countries.ts";
import type { Localized } from "#core/languages.ts";
import { fill, type Template } from "#core/template.ts";

interface Words {
  /** As the other texts need them. */
  names: Record<CountryCode, string>;
  here: Template<"country">;
  go: Template<"country">;
  close: string;
}

export const offerTexts: Localized<Words> = {
  es: {
    names: { ar: "Argentina", es: "España", br: "Brasil", us: "Estados Unidos" },
    here: "Este es el sitio de {country}.",
    go: "Ver el sitio de {country}",
    close: "Cerrar",
  },
  pt: {
    names: { ar: "da Argentina", es: "da Espanha", br: "do Brasil", us: "dos Estados Unidos" },
    here: "Este é o site {country}.",
    go: "Ver o site {country}",
    close: "Fechar",
  },
  en: {
    names: { ar: "Argentina", es: "Spain", br: "Brazil", us: "United States" },
    here: "This is our {country} site.",
    go: "See the {country} site",
    close: "Close",
  },
};

/** The other countries' sites, each offered in its own language. */
export function offersFrom(country: CountryCode) {
  return countries
    .filter(({ code }) => code !== country)
    .map(({ code, language, locale }) => {
      const { names, here, go, close } = offerTexts[language];
      return {
        ...{ code, locale, close },
        here: fill(here, { country: names[country] }),
        go: fill(go, { country: names[code] }),
      };
    });
}
