import { type AssumptionId, kindOf, type SharedFamily } from "#core/assumptions.ts";
import type { Limits } from "#core/benchmarks.ts";
import type { CountryCode } from "#core/countries.ts";
import { distanceIn, type NumberFormat } from "#core/number-format.ts";
import type { FamilyId } from "#core/pages.ts";
import type { Programme } from "#core/programme.ts";
import { type PartId, type ServiceId, services, type Unit } from "#core/services.ts";
import { type SourceId, sourceOf } from "#core/sources.ts";
import { fill } from "#core/template.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

export function nameOf(id: AssumptionId, words: ProgrammeWords): string {
  const subject = subjectOf(id);
  return fill(words.assumptions[kindOf(id)], {
    unit: words.units[subject as Unit] ?? "",
    family: words.families[subject as SharedFamily] ?? "",
    service: words.services[subject as PartId] ?? "",
  });
}

export function unitWords(id: AssumptionId, words: ProgrammeWords, currency: string): string {
  return fill(words.assumptionUnits[kindOf(id)], { unit: words.units[countedBy(id)], currency });
}

/** What an assumption's cases are counted per. */
export function countedBy(id: AssumptionId): Unit {
  const subject = subjectOf(id);
  if (kindOf(id) === "units") return subject as Unit;
  if (kindOf(id) === "frequency") return subject === "home" ? "home" : "vehicle";
  return services[subject as ServiceId]?.unit ?? "home";
}

function subjectOf(id: AssumptionId): string {
  return id.slice(id.indexOf(".") + 1);
}

/** "UNESPA, España, 2024: 149 € ..." */
export function sourceLine(id: SourceId, words: ProgrammeWords): string {
  const { name, countries, year = words.undated } = sourceOf(id);
  const where = countries.map((code) => words.sourceCountries[code]).join(", ");
  return `${name}, ${where}, ${year}: ${words.sources[id]}`;
}

export function distanceWords(km: number, country: CountryCode, words: ProgrammeWords): string {
  const { unit, distance } = distanceIn(country, km);
  return fill(words.limits[unit], { distance: String(distance) });
}

/** In Argentina visits are counted by trade, elsewhere over the family. */
export function eventsWords(
  events: number | undefined,
  family: FamilyId,
  country: CountryCode,
  { limits }: ProgrammeWords,
): string {
  if (events === undefined) return limits.none;
  const isPerTrade = family === "hogar" && country === "ar";
  const { one, many, onePerTrade, manyPerTrade } = limits.events;
  const [single, plural] = isPerTrade ? [onePerTrade, manyPerTrade] : [one, many];
  return events === 1 ? single : fill(plural, { count: String(events) });
}

/** "2 al año y oficio, hasta 150 € cada uno". */
export function limitWords(
  { events, amount, km }: Limits,
  family: FamilyId,
  country: CountryCode,
  words: ProgrammeWords,
  format: NumberFormat,
): string {
  const parts = [
    ...(events === undefined ? [] : [eventsWords(events, family, country, words)]),
    ...(amount === undefined ? [] : [fill(words.limits.amount, { amount: format.amount(amount) })]),
    ...(km === undefined ? [] : [distanceWords(km, country, words)]),
  ];
  return parts.length > 0 ? parts.join(", ") : words.limits.none;
}

export function serviceCount(
  { services: chosen }: Programme,
  { serviceCount: texts }: Pick<ProgrammeWords, "serviceCount">,
): string {
  const count = chosen.length;
  return fill(texts[count === 1 ? "one" : "other"], { count: String(count) });
}
