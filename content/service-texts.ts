import type { Reader } from "#core/countries.ts";
import type { FamilyId } from "#core/pages.ts";
import type { NotOffered } from "#core/service-search.ts";
import { type PartId, type ServiceId, servicesIn } from "#core/services.ts";
import { contentFor, recordsFor } from "./content-for.ts";
import type { ServiceTexts } from "./records/schema.ts";

export function serviceTexts(reader: Reader): Record<ServiceId, ServiceTexts> {
  const entries = recordsFor(reader, "services").map(
    ({ id, scope, includes, excludes, customer }) => [id, { scope, includes, excludes, customer }],
  );
  return Object.fromEntries(entries);
}

/** The name of everything that an estimate lists. */
export function serviceNames(reader: Reader): Record<PartId, string> {
  const entries = recordsFor(reader, "services").map(({ id, name }) => [id, name]);
  return { ...Object.fromEntries(entries), otherItems: contentFor(reader, "programme").otherItems };
}

/** What only a search reads: customers' words, and what they look for in vain. */
export interface SearchWords {
  alsoCalled: Partial<Record<ServiceId, string>>;
  families: Record<FamilyId, string>;
  notOffered: NotOffered[];
}

export function searchWords(reader: Reader): SearchWords {
  const services = recordsFor(reader, "services").map(({ id, alsoCalled }) => [id, alsoCalled]);
  return {
    alsoCalled: Object.fromEntries(services),
    families: contentFor(reader, "coverage").familyWords,
    notOffered: notOfferedIn(reader),
  };
}

export function notOfferedIn(reader: Reader): NotOffered[] {
  const offered = servicesIn(reader.country);
  return recordsFor(reader, "notOffered")
    .filter(({ countries }) => countries?.includes(reader.country) ?? true)
    .map(({ id, name, alsoCalled, nearest }) => ({
      id,
      name,
      alsoCalled,
      nearest: nearest.filter((service) => offered.includes(service)),
    }));
}
