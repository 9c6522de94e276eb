import type { Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import type { FamilyId } from "#core/pages.ts";
import { type CategoryId, type IndustryId, industries, industriesOf } from "./industries.ts";

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
  const names = contentFor(place, "market");
  return {
    categories: names.categories,
    industries: industriesOf(place.country).map((id) => ({
      id,
      name: names.industries[id],
      ...industries[id],
    })),
  };
}
