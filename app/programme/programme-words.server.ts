import type { Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";

/** The names and texts of a programme's parts, in the words of a place. */
export function programmeWords(place: Pick<Place, "country" | "language">) {
  const texts = contentFor(place, "programme");
  return { ...texts, services: contentFor(place, "service-names") };
}

export type ProgrammeWords = ReturnType<typeof programmeWords>;
