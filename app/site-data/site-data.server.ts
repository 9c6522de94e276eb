import { placeOf, type RequestArgs, textFor } from "#app/site.ts";
import { en as enDictionary } from "./dictionary.en.ts";
import { es as esDictionary } from "./dictionary.es.ts";
import { pt as ptDictionary } from "./dictionary.pt.ts";
import { spain as spainDictionary } from "./dictionary.spain.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";
import { pt } from "./texts.pt.ts";
import { spain } from "./texts.spain.ts";

/** The root loader's data: the place of the request, and the texts that all pages share. */
export function siteData(args: RequestArgs) {
  const place = placeOf(args);
  return {
    ...place,
    dictionary: textFor(
      place,
      { es: esDictionary, pt: ptDictionary, en: enDictionary },
      { es: spainDictionary },
    ),
    texts: textFor(place, { es, pt, en }, { es: spain }),
    builtInYear: new Date().getFullYear(),
  };
}

export type SiteData = ReturnType<typeof siteData>;
