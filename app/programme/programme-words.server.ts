import { marketOf } from "#app/market/market.server.ts";
import { type Place, textFor } from "#app/site.ts";
import { assumedIn } from "#core/assumptions.ts";
import { serviceNames } from "#core/service-names.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";
import { pt } from "./texts.pt.ts";
import { spain } from "./texts.spain.ts";

/** The names and texts of a programme's parts, in the words of a place. */
export function programmeWords(place: Pick<Place, "country" | "language">) {
  const texts = textFor(place, { es, pt, en }, { es: spain });
  const ours = texts.origins.ours.replace("{year}", String(assumedIn));
  return {
    ...texts,
    origins: { ...texts.origins, ours },
    services: serviceNames(place),
    companies: marketOf(place).categories,
  };
}

export type ProgrammeWords = ReturnType<typeof programmeWords>;
