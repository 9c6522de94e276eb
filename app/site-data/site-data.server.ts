import { placeOf, type RequestArgs } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import { offersFrom } from "./offers.server.ts";

/** The root loader's data: the place of the request, and the texts that all pages share. */
export function siteData(args: RequestArgs) {
  const place = placeOf(args);
  return {
    ...place,
    dictionary: contentFor(place, "dictionary"),
    texts: contentFor(place, "layout"),
    offers: offersFrom(place.country),
    builtInYear: new Date().getFullYear(),
  };
}

export type SiteData = ReturnType<typeof siteData>;
