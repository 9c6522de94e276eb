import type { CoverageContent } from "#content/coverage/schema.ts";
import type { SearchWords } from "#content/service-texts.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { parameters } from "#core/paths.ts";
import type { Found, Search, SearchedTexts } from "#core/service-search.ts";
import { type Delivery, deliveries, type ServiceId, serviceIds, services } from "#core/services.ts";

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

/** The services that match a filter, in their order, of those that its query finds. */
export function matching(
  filter: Pick<Filter, "family" | "delivery">,
  found: readonly ServiceId[],
): ServiceId[] {
  return serviceIds.filter((id) => {
    const { family, delivery } = services[id];
    if (filter.family && family !== filter.family) return false;
    if (filter.delivery && delivery !== filter.delivery) return false;
    return found.includes(id);
  });
}

/** Without a query, all that is offered. */
export function foundBy(search: Search, query: string, offered: readonly ServiceId[]): Found {
  return query.trim() === "" ? { services: offered } : search(query);
}

/** What is searched. What the customer does says little about a service. */
export function searchedTexts(
  names: Record<ServiceId, string>,
  content: Pick<CoverageContent, "services">,
  words: SearchWords,
  offered: readonly ServiceId[],
): Record<ServiceId, SearchedTexts> {
  const entries = offered.map((id) => {
    const { scope, includes } = content.services[id];
    const alsoCalled = words.alsoCalled[id] ?? "";
    const family = words.families[services[id].family];
    return [id, { name: names[id], alsoCalled, includes: `${scope} ${includes}`, family }];
  });
  return Object.fromEntries(entries);
}
