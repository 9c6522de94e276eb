import { type Place, textFor } from "#app/site.ts";
import { serviceNames } from "#core/service-names.server.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";
import { pt } from "./texts.pt.ts";
import { spain } from "./texts.spain.ts";

/** The names and texts of a programme's parts, in the words of a place. */
export function programmeWords(place: Pick<Place, "country" | "language">) {
  const texts = textFor(place, { es, pt, en }, { es: spain });
  return { ...texts, services: serviceNames(place) };
}

export type ProgrammeWords = ReturnType<typeof programmeWords>;
