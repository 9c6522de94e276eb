import type { Reader } from "#core/countries.ts";
import type { PartId, ServiceId } from "#core/services.ts";
import { contentFor, recordsFor } from "./content-for.ts";
import type { ServiceTexts } from "./records/schema.ts";

export function serviceTexts(reader: Reader): Record<ServiceId, ServiceTexts> {
  const entries = recordsFor(reader, "services").map(
    ({ id, scope, includes, customer, alsoCalled }) => [
      id,
      { scope, includes, customer, ...(alsoCalled && { alsoCalled }) },
    ],
  );
  return Object.fromEntries(entries);
}

/** The name of everything that an estimate lists. */
export function serviceNames(reader: Reader): Record<PartId, string> {
  const entries = recordsFor(reader, "services").map(({ id, name }) => [id, name]);
  return { ...Object.fromEntries(entries), otherItems: contentFor(reader, "programme").otherItems };
}
