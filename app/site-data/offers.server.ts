import { type CountryCode, countries } from "#core/countries.ts";
import type { Localized } from "#core/languages.ts";

interface Words {
  here: Record<CountryCode, string>;
  go: Record<CountryCode, string>;
  close: string;
}

const words: Localized<Words> = {
  es: {
    here: {
      ar: "Este es el sitio de Argentina.",
      es: "Este es el sitio de España.",
      br: "Este es el sitio de Brasil.",
      us: "Este es el sitio de Estados Unidos.",
    },
    go: {
      ar: "Ver el sitio de Argentina",
      es: "Ver el sitio de España",
      br: "Ver el sitio de Brasil",
      us: "Ver el sitio de Estados Unidos",
    },
    close: "Cerrar",
  },
  pt: {
    here: {
      ar: "Este é o site da Argentina.",
      es: "Este é o site da Espanha.",
      br: "Este é o site do Brasil.",
      us: "Este é o site dos Estados Unidos.",
    },
    go: {
      ar: "Ver o site da Argentina",
      es: "Ver o site da Espanha",
      br: "Ver o site do Brasil",
      us: "Ver o site dos Estados Unidos",
    },
    close: "Fechar",
  },
  en: {
    here: {
      ar: "This is our Argentina site.",
      es: "This is our Spain site.",
      br: "This is our Brazil site.",
      us: "This is our United States site.",
    },
    go: {
      ar: "See the Argentina site",
      es: "See the Spain site",
      br: "See the Brazil site",
      us: "See the United States site",
    },
    close: "Close",
  },
};

/** The other countries' sites, each offered in its own language. */
export function offersFrom(country: CountryCode) {
  return countries
    .filter(({ code }) => code !== country)
    .map(({ code, language, locale }) => {
      const { here, go, close } = words[language];
      return { code, locale, here: here[country], go: go[code], close };
    });
}
