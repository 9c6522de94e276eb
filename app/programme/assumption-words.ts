import {
  type AssumptionId,
  familyOf,
  isOfWarranty,
  kindOf,
  type SharedFamily,
} from "#core/assumptions.ts";
import { fewCasesOf } from "#core/band.ts";
import type { CountryCode } from "#core/countries.ts";
import { type Estimate, type FactorId, partsOf } from "#core/estimate.ts";
import { limitsOf } from "#core/limits.ts";
import { distanceIn, type NumberFormat } from "#core/number-format.ts";
import type { FamilyId } from "#core/pages.ts";
import type { Programme } from "#core/programme.ts";
import { type PartId, type ServiceId, services, type Unit } from "#core/services.ts";
import { type SourceId, sourceOf } from "#core/sources.ts";
import { fill } from "#core/template.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

export function nameOf(id: FactorId, words: ProgrammeWords): string {
  if (id === "allIn.warranty") return `${words.assumptions.allIn} (${words.bases.warranty})`;
  const subject = subjectOf(id);
  const kind = id.split(".")[0] as keyof ProgrammeWords["assumptions"];
  return fill(words.assumptions[kind], {
    unit: words.units[subject as Unit] ?? "",
    family: words.families[subject as SharedFamily] ?? "",
    service: words.services[subject as PartId] ?? words.familyNames[subject as FamilyId] ?? "",
  });
}

export function unitWords(id: AssumptionId, words: ProgrammeWords, currency: string): string {
  return fill(words.assumptionUnits[kindOf(id)], { unit: words.units[countedBy(id)], currency });
}

/** What an assumption's cases are counted per. */
function countedBy(id: AssumptionId): Unit {
  const subject = subjectOf(id);
  if (kindOf(id) === "units") return subject as Unit;
  if (kindOf(id) === "frequency") return subject === "home" ? "home" : "vehicle";
  return services[subject as ServiceId]?.unit ?? "home";
}

export function subjectOf(id: FactorId): string {
  return id.slice(id.indexOf(".") + 1);
}

/** "UNESPA, España, 2024: 149 € ..." */
export function sourceLine(id: SourceId, words: ProgrammeWords): string {
  return `${sourceName(id, words)}: ${words.sources[id]}`;
}

export function sourceName(id: SourceId, words: ProgrammeWords): string {
  const { name, countries, year = words.undated, isWeak } = sourceOf(id);
  const where = countries.map((code) => words.sourceCountries[code]).join(", ");
  return `${name}, ${where}, ${year}${isWeak ? ` (${words.weak.name})` : ""}`;
}

/** In which range the price lies and, where only those who buy pay, that it is theirs. */
export function rangeWords(
  { customers }: Programme,
  result: Estimate,
  words: ProgrammeWords,
  format: NumberFormat,
): string {
  const { payers } = result;
  const range = rangeOf(result, words, format);
  if (payers === customers) return range;
  return `${range} ${fill(words.payers, { count: format.integer(payers) })}`;
}

/** With few cases, how likely a year without one is. */
function rangeOf(
  { perCustomerMonth: { low, high }, cases }: Estimate,
  words: ProgrammeWords,
  format: NumberFormat,
): string {
  const { rough, count } = format;
  const few = fewCasesOf(cases.likely);
  if (!few) return fill(words.inEightOfTen, { low: rough(low), high: rough(high) });
  const none = yearsWithout(cases.likely, format);
  return few.years < 1
    ? fill(words.few.some, { cases: count(cases.likely), none })
    : fill(words.few.rare, { years: count(few.years), none });
}

/** In how many of the years there is none, where cases are few: never in all of them. */
export function yearsWithout(cases: number, { percent }: NumberFormat): string {
  const { none = 0 } = fewCasesOf(cases) ?? {};
  return percent(100 * Math.min(99, Math.round(100 * none)));
}

/** The published discount that is in the price; nothing where none is reached. */
export function tierWords(
  { tier }: Estimate,
  words: Pick<ProgrammeWords, "tier">,
  { integer, percent }: NumberFormat,
): string | undefined {
  if (!tier) return undefined;
  const [customers, discount] = [integer(tier.customers), percent(Math.round(100 * tier.discount))];
  return fill(words.tier, { customers, percent: discount });
}

/** What no line of the result holds. A home warranty replaces things, up to its caps. */
export function exclusionsOf(programme: Programme, { excluded }: ProgrammeWords): string[] {
  const { aboveCaps, items } = excluded;
  const hasWarranty = partsOf(programme).includes("otherItems");
  return Object.values(hasWarranty ? { ...items, damage: aboveCaps } : items);
}

/** The published figures that concern a programme's families. */
export function checksOf(programme: Programme, words: ProgrammeWords): string[] {
  const parts = partsOf(programme);
  const isOf = (about: string) =>
    about === "warranty"
      ? parts.some((part) => isOfWarranty(part, programme))
      : parts.some((part) => familyOf(part, programme) === about);
  return Object.entries(words.checks)
    .filter(([about]) => isOf(about))
    .map(([, text]) => text);
}

export function distanceWords(km: number, country: CountryCode, words: ProgrammeWords): string {
  const { unit, distance } = distanceIn(country, km);
  return fill(words.limits[unit], { distance: String(distance) });
}

export function eventsWords(
  events: number | undefined,
  isShared: boolean,
  { limits }: ProgrammeWords,
): string {
  if (events === undefined) return limits.none;
  const { one, many, oneInAll, manyInAll } = limits.events;
  const [single, plural] = isShared ? [oneInAll, manyInAll] : [one, many];
  return events === 1 ? single : fill(plural, { count: String(events) });
}

/** Whether a limit of visits counts over the family: not for a service with its own, nor for a trade in Argentina. */
export function sharesEvents({ country, limits }: Programme, id: PartId): boolean {
  const isOfHome = id === "otherItems" || services[id].family === "hogar";
  return limits[id as ServiceId] === undefined && !(isOfHome && country === "ar");
}

/** "2 al año, hasta 150 € cada uno". */
export function limitWords(
  programme: Programme,
  id: PartId,
  words: ProgrammeWords,
  format: NumberFormat,
): string {
  const { country } = programme;
  const { events, amount, km } = limitsOf(programme, id);
  const parts = [
    ...(events === undefined ? [] : [eventsWords(events, sharesEvents(programme, id), words)]),
    ...(amount === undefined ? [] : [fill(words.limits.amount, { amount: format.amount(amount) })]),
    ...(km === undefined ? [] : [distanceWords(km, country, words)]),
  ];
  return parts.length > 0 ? parts.join(", ") : words.limits.none;
}

/** Of a family's services, the one that says most of its limits. */
export function mostLimited<Id extends PartId>(programme: Programme, ids: readonly Id[]): Id {
  const kinds = (id: Id) => Object.keys(limitsOf(programme, id)).length;
  return ids.toSorted((one, other) => kinds(other) - kinds(one))[0] as Id;
}

export function serviceCount(
  { services: chosen }: { services: readonly unknown[] },
  { serviceCount: texts }: Pick<ProgrammeWords, "serviceCount">,
): string {
  const count = chosen.length;
  return fill(texts[count === 1 ? "one" : "other"], { count: String(count) });
}
