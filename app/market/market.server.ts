import type { Place } from "#app/site.ts";
import { contentFor, recordsFor } from "#content/content-for.ts";
import { countryRecord } from "#content/records.ts";

export type Market = ReturnType<typeof marketOf>;
export type Industry = Market["industries"][number];

/** The market of a place with localized names: the country's own list of industries, in its order. */
export function marketOf(place: Pick<Place, "country" | "language">) {
  const all = new Map(recordsFor(place, "industries").map((industry) => [industry.id, industry]));
  return {
    categories: contentFor(place, "market").categories,
    industries: countryRecord(place.country).industries.flatMap((id) => all.get(id) ?? []),
  };
}
