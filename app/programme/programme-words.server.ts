import type { Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import { serviceNames } from "#content/service-texts.ts";
import { publishedTiers } from "#content/standing.ts";

/** The names and texts of a programme's parts, in the words of a place, and the discounts that the owner has published. */
export function programmeWords(place: Pick<Place, "country" | "language">) {
  const { otherItems: _, xlsx: __, ...texts } = contentFor(place, "programme");
  return {
    ...texts,
    checks: texts.checks[place.country] ?? {},
    services: serviceNames(place),
    familyNames: contentFor(place, "layout").families,
    tiers: publishedTiers(),
  };
}

/** With those of the workbook, which a page asks for when its button is pressed. */
export function workbookWords(place: Pick<Place, "country" | "language">) {
  return { ...programmeWords(place), xlsx: contentFor(place, "programme").xlsx };
}

export type WorkbookWords = ReturnType<typeof workbookWords>;
export type ProgrammeWords = ReturnType<typeof programmeWords>;
