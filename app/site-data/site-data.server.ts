import type { Place } from "#app/site.ts";
import { contactWays } from "#content/contact-texts.ts";
import { contentFor } from "#content/content-for.ts";
import { offersFrom } from "./offers.server.ts";

/** The place of a page, and the texts that all pages share. */
export function siteData(place: Place) {
  return {
    ...place,
    dictionary: contentFor(place, "dictionary"),
    texts: contentFor(place, "layout"),
    offers: offersFrom(place.country),
    ways: contactWays(place),
    builtInYear: new Date().getFullYear(),
  };
}

export type SiteData = ReturnType<typeof siteData>;
