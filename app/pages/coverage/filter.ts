import type { CoverageContent } from "#content/coverage/schema.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { parameters } from "#core/paths.ts";
import type { SearchedTexts } from "#core/service-search.ts";
import { type Delivery, deliveries, type ServiceId, services } from "#core/services.ts";

/** The visitor's filter; empty values match everything. */
export interface Filter {
  query: string;
  family?: FamilyId;
  delivery?: Delivery;
}

export const noFilter: Filter = { query: "" };

/** Parses `?q=water&family=hogar&delivery=visit`. Unknown values are ignored. */
export function readFilter(params: URLSearchParams): Filter {
  return {
    query: params.get(parameters.search) ?? "",
    family: familyIds.find((id) => id === params.get(parameters.family)),
    delivery: deliveries.find((id) => id === params.get(parameters.delivery)),
  };
}

/** Writes the URL's parameters; undefined where the filter matches everything. */
export function writeFilter({ query, family, delivery }: Filter) {
  return {
    [parameters.search]: query.trim() || undefined,
    [parameters.family]: family,
    [parameters.delivery]: delivery,
  };
}

/** The services that match a filter, in their order. `search` finds the query's. */
export function matching(
  filter: Filter,
  search: (query: string) => readonly ServiceId[],
  offered: readonly ServiceId[],
): ServiceId[] {
  const found = filter.query.trim() === "" ? undefined : new Set(search(filter.query));
  return offered.filter((id) => {
    const { family, delivery } = services[id];
    if (filter.family && family !== filter.family) return false;
    if (filter.delivery && delivery !== filter.delivery) return false;
    return found?.has(id) ?? true;
  });
}

/** What is searched. What the customer does says little about a service. */
export function searchedTexts(
  names: Record<ServiceId, string>,
  content: Pick<CoverageContent, "services" | "familyWords">,
  offered: readonly ServiceId[],
): Record<ServiceId, SearchedTexts> {
  const entries = offered.map((id) => {
    const { scope, includes, alsoCalled = "" } = content.services[id];
    const family = content.familyWords[services[id].family];
    return [id, { name: names[id], alsoCalled, includes: `${scope} ${includes}`, family }];
  });
  return Object.fromEntries(entries);
}
