import { type FamilyId, familyIds } from "#core/pages.ts";
import { type Delivery, deliveries, type ServiceId, serviceIds, services } from "#core/services.ts";
import type { CoverageContent } from "./content.ts";

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
    query: params.get("q") ?? "",
    family: familyIds.find((id) => id === params.get("family")),
    delivery: deliveries.find((id) => id === params.get("delivery")),
  };
}

/** Writes the URL's parameters; undefined where the filter matches everything. */
export function writeFilter({ query, family, delivery }: Filter) {
  return { q: query.trim() || undefined, family, delivery };
}

const longWord = 4;

/** The services that match a filter. `words` holds each service's texts. */
export function matching(
  filter: Filter,
  words: Record<ServiceId, string>,
  offered: readonly ServiceId[],
): ServiceId[] {
  const wanted = wordsIn(filter.query);
  const kept = offered.filter((id) => {
    const { family, delivery } = services[id];
    if (filter.family && family !== filter.family) return false;
    return !filter.delivery || delivery === filter.delivery;
  });
  const own = kept.map((id) => ({ id, words: wordsIn(words[id]) }));
  const finds = wanted.map((word) => ({ word, ids: servicesWith(word, own) }));
  const exact = kept.filter((id) => finds.every(({ ids }) => ids.has(id)));
  if (exact.length > 0) return exact;
  // A sentence: what one of its longer words finds.
  const long = finds.filter(({ word }) => word.length >= longWord);
  return kept.filter((id) => long.some(({ ids }) => ids.has(id)));
}

/** Those that have the word or its plural, or else a word that starts with it: "car" is not "care". A single letter is a start. */
function servicesWith(wanted: string, own: { id: ServiceId; words: string[] }[]): Set<ServiceId> {
  const withWord = (isMatch: (word: string) => boolean) =>
    new Set(own.filter(({ words }) => words.some(isMatch)).map(({ id }) => id));
  const whole = withWord((word) => isFormOf(word, wanted) || isFormOf(wanted, word));
  return wanted.length > 1 && whole.size > 0 ? whole : withWord((word) => word.startsWith(wanted));
}

function isFormOf(word: string, singular: string): boolean {
  return word === singular || word === `${singular}s` || word === `${singular}es`;
}

/**
 * What is searched: each service's name, what it includes, its other names and its family's. What the customer does says little
 * about it.
 */
export function wordsOf(
  names: Record<ServiceId, string>,
  content: Pick<CoverageContent, "services" | "familyWords">,
): Record<ServiceId, string> {
  const entries = serviceIds.map((id) => {
    const { includes, alsoCalled = "" } = content.services[id];
    const family = content.familyWords[services[id].family];
    return [id, `${names[id]} ${includes} ${alsoCalled} ${family}`];
  });
  return Object.fromEntries(entries);
}

/** Without accents and capitals: "caneria" finds "Cañería". */
function wordsIn(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const joined = plain.replace(/\b([a-z])[/.](?=[a-z]\b)/g, "$1");
  return joined.match(/[\p{L}\p{N}]+/gu) ?? [];
}
