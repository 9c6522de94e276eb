import { type AssumptionId, type Figure, kindOf, serviceFor, unitFor } from "#core/assumptions.ts";
import type { CountryCode } from "#core/countries.ts";
import { chosenServices, type Limit, type Programme } from "#core/programme.ts";
import { type SourceId, sourceOf } from "#core/sources.ts";
import { fill } from "#core/template.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

export function nameOf(id: AssumptionId, words: ProgrammeWords): string {
  const service = serviceFor(id);
  return fill(words.assumptions[kindOf(id)], {
    unit: words.units[unitFor(id)],
    service: service ? words.services[service] : "",
  });
}

export function unitWords(id: AssumptionId, words: ProgrammeWords, currency: string): string {
  return fill(words.assumptionUnits[kindOf(id)], { unit: words.units[unitFor(id)], currency });
}

export type Origin = "ours" | "published" | "elsewhere";

export function originOf({ sources }: Figure, country: CountryCode): Origin {
  if (sources.length === 0) return "ours";
  return sources.every((id) => sourceOf(id).country === country) ? "published" : "elsewhere";
}

/** "UNESPA, España, 2024: 149 € ..." */
export function sourceLine(id: SourceId, words: ProgrammeWords): string {
  const { name, country, year } = sourceOf(id);
  return `${name}, ${words.sourceCountries[country]}, ${year ?? words.undated}: ${words.sources[id]}`;
}

/** Each source, then how we converted it. */
export function originLines(figure: Figure, words: ProgrammeWords): string[] {
  return [
    ...figure.sources.map((id) => sourceLine(id, words)),
    ...figure.ownSteps.map((step) => words.ownSteps[step]),
  ];
}

export function limitWords(limit: Limit, words: ProgrammeWords): string {
  if (limit === "none") return words.limits.none;
  return limit === 1 ? words.limits.one : fill(words.limits.many, { count: limit });
}

export function serviceCount(
  programme: Programme,
  { serviceCount: texts }: ProgrammeWords,
): string {
  const count = chosenServices(programme).length;
  return fill(texts[count === 1 ? "one" : "other"], { count });
}
