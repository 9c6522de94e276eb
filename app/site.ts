import type { LoaderFunctionArgs } from "react-router";
import { type CountryCode, countryOf } from "#core/countries.ts";
import type { Language, Localized } from "#core/languages.ts";
import type { PageId } from "#core/pages.ts";
import { countryAt, locate, normalize } from "#core/paths.ts";
import { countryFromCookie, languageAt } from "#core/selected-country.ts";

/** Where a request is on the site, and in which language it is answered. */
export interface Place {
  origin: string;
  country: CountryCode;
  language: Language;
  /** Absent where no page is. */
  page?: PageId;
  topic?: string;
  canonical: string;
}

/** A page's title and description, written beside its other texts. */
export interface HeadTexts {
  title: string;
  description: string;
}

export type RequestArgs = Pick<LoaderFunctionArgs, "request" | "url">;

export function placeOf({ request, url }: RequestArgs): Place {
  const address = locate(url.pathname);
  const selected = countryFromCookie(request.headers.get("Cookie"));
  return {
    origin: url.origin,
    country: countryAt(url.pathname).code,
    language: languageAt(url.pathname, selected),
    page: address?.page,
    topic: address?.topic,
    canonical: address?.canonical ?? normalize(url.pathname),
  };
}

/** How numbers, money and dates are written: as the country does, in the language that is read. */
export function localeOf({ country, language }: Pick<Place, "country" | "language">): string {
  const own = countryOf(country);
  return own.language === language ? own.locale : `${language}-${country.toUpperCase()}`;
}

export type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/** What a country says otherwise than its language does, in that language. */
export type Overrides<T> = Partial<Record<CountryCode, DeepPartial<T>>>;

/** The text of one language, with the country's own words where the country's language is the one spoken. */
export function textFor<T extends object>(
  { country, language }: Pick<Place, "country" | "language">,
  texts: Localized<T>,
  overrides: Overrides<NoInfer<T>> = {},
): T {
  const own = countryOf(country).language === language ? overrides[country] : undefined;
  return own ? merge(texts[language], own) : texts[language];
}

function merge<T extends object>(base: T, own: DeepPartial<T>): T {
  const merged = { ...base };
  for (const key of Object.keys(own) as (keyof T)[]) {
    const value = own[key as keyof DeepPartial<T>];
    const before = base[key];
    merged[key] = (
      isRecord(before) && isRecord(value)
        ? merge(before, value as DeepPartial<typeof before>)
        : (value ?? before)
    ) as T[keyof T];
  }
  return merged;
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
