import { type Place, textFor } from "#app/site.ts";
import type { FamilyId } from "#core/pages.ts";
import { type CategoryId, type IndustryId, industries, industriesOf } from "./industries.ts";
import { en } from "./industry-names.en.ts";
import { es } from "./industry-names.es.ts";
import { pt } from "./industry-names.pt.ts";
import { spain } from "./industry-names.spain.ts";

export interface Industry {
  id: IndustryId;
  name: string;
  category: CategoryId;
  services: readonly FamilyId[];
}

export interface Market {
  categories: Record<CategoryId, string>;
  industries: Industry[];
}

/** The market of a place with localized names. */
export function marketOf(place: Pick<Place, "country" | "language">): Market {
  const names = textFor(place, { es, pt, en }, { es: spain });
  return {
    categories: names.categories,
    industries: industriesOf(place.country).map((id) => ({
      id,
      name: names.industries[id],
      ...industries[id],
    })),
  };
}
