import { type CountryCode, countryOf, countryOfLanguage } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import type { LeadStore, PersonSettings } from "#server/leads/store.ts";
import { countriesOf, type Person } from "./roles.ts";

/** Where most of a country's offices are. */
export const zones: Record<CountryCode, string> = {
  ar: "America/Argentina/Buenos_Aires",
  es: "Europe/Madrid",
  br: "America/Sao_Paulo",
  us: "America/New_York",
};

/** The language and the clock of a person: as they last had them at the desk, or else those of their country. */
export async function settingsOf(
  store: LeadStore,
  person: Person,
  otherwise: Language,
): Promise<PersonSettings> {
  const [country = countryOfLanguage[otherwise]] = countriesOf(person) ?? [];
  const own = { language: countryOf(country).language, zone: zones[country] };
  return { ...own, ...(await store.personSettings(person.email)) };
}

export function isZone(name: string | undefined): name is string {
  try {
    return Boolean(name && new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** "2026-11-18", and the hour, on the clock of a zone. */
export function clockIn(zone: string, ms: number): { day: string; hour: number; weekday: string } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    dateStyle: undefined,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
    weekday: "short",
  }).formatToParts(ms);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    day: `${of("year")}-${of("month")}-${of("day")}`,
    hour: Number(of("hour")),
    weekday: of("weekday"),
  };
}
