import { placeOf, type RequestArgs, textFor } from "#app/site.ts";
import { dictionaryFor } from "./dictionary-for.server.ts";
import { offersFrom } from "./offers.server.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";
import { pt } from "./texts.pt.ts";
import { spain } from "./texts.spain.ts";

/** The root loader's data: the place of the request, and the texts that all pages share. */
export function siteData(args: RequestArgs) {
  const place = placeOf(args);
  return {
    ...place,
    dictionary: dictionaryFor(place),
    texts: textFor(place, { es, pt, en }, { es: spain }),
    offers: offersFrom(place.country),
    builtInYear: new Date().getFullYear(),
  };
}

export type SiteData = ReturnType<typeof siteData>;
