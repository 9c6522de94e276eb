import { type Language, languages } from "./languages.ts";

export interface Country {
  code: string;
  /** In Spanish, as in the specification. */
  name: string;
  /** First segment of its URLs; empty for the country without one. */
  prefix: string;
  language: Language;
  /** BCP 47, for hreflang, Intl and Open Graph. */
  locale: string;
  dialingCode: string;
  /** Of its shortest complete number, without the dialing code. */
  phoneDigits: number;
  currency: string;
  /** Its benchmarks do not exist yet: nothing that rests on them is shown. */
  hasNoEstimator?: true;
}

export const countries = [
  {
    code: "ar",
    name: "Argentina",
    prefix: "",
    language: "es",
    locale: "es-AR",
    dialingCode: "+54",
    phoneDigits: 10,
    currency: "ARS",
  },
  {
    code: "es",
    name: "España",
    prefix: "es",
    language: "es",
    locale: "es-ES",
    dialingCode: "+34",
    phoneDigits: 9,
    currency: "EUR",
  },
  {
    code: "br",
    name: "Brasil",
    prefix: "br",
    language: "pt",
    locale: "pt-BR",
    dialingCode: "+55",
    phoneDigits: 10,
    currency: "BRL",
  },
  {
    code: "us",
    name: "Estados Unidos",
    prefix: "us",
    language: "en",
    locale: "en-US",
    dialingCode: "+1",
    phoneDigits: 10,
    currency: "USD",
  },
] as const satisfies readonly Country[];

export type CountryCode = (typeof countries)[number]["code"];
export const countryCodes: readonly CountryCode[] = countries.map(({ code }) => code);

/** Whom a text is for: a country site, in a language. */
export interface Reader {
  country: CountryCode;
  language: Language;
}

/** Of what programs and developers read. */
export const english: Reader = { country: "us", language: "en" };

/** The country used when only a language was chosen. */
export const countryOfLanguage = { es: "es", pt: "br", en: "us" } as const satisfies Record<
  Language,
  CountryCode
>;

/** The locale for a language on a country's pages: the country's own, or that of the language's default country. */
export function writtenLocale(code: CountryCode, language: Language): string {
  const own = countryOf(code);
  return own.language === language ? own.locale : countryOf(countryOfLanguage[language]).locale;
}

/** "October 31, 2026", unless less is asked for. */
export function writtenDay(
  day: string,
  { country, language }: Reader,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  const locale = writtenLocale(country, language);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(day));
}

/** "Oct 2026": where a day's month is enough. */
export function monthIn(day: string, reader: Reader): string {
  return writtenDay(day, reader, { month: "short", year: "numeric" });
}

/** A prefixed page is in its country's language, an unprefixed one in each. */
export function languagesOf({ prefix, language }: Country): readonly Language[] {
  return prefix === "" ? languages : [language];
}

export function hasEstimator(code: CountryCode): boolean {
  return !countryOf(code).hasNoEstimator;
}

/** The countries of the estimate. */
export const estimatedCountries = countries.filter(({ code }) => hasEstimator(code));

export function isCountryCode(value: unknown): value is CountryCode {
  return countries.some((country) => country.code === value);
}

export function countryOf(code: CountryCode): Country {
  const country = countries.find((candidate) => candidate.code === code);
  if (!country) throw new Error(`No such country: ${code}`);
  return country;
}
