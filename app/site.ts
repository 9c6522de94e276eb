import type { LoaderFunctionArgs } from "react-router";
import { type CountryCode, countryOf } from "#core/countries.ts";
import type { Language, Localized } from "#core/languages.ts";
import type { PageId } from "#core/pages.ts";
import { countryAt, locate, normalize } from "#core/paths.ts";
import { countryFromCookie, languageAt } from "#core/selected-country.ts";

/** The place of a request: its country site, page and topic, and the language of the response. */
export interface Place {
  origin: string;
  country: CountryCode;
  language: Language;
  /** Absent if the path is no page's. */
  page?: PageId;
  topic?: string;
  canonical: string;
}

/** A page's title and description. */
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

/** The locale for numbers, money and dates: the page's language as the country writes it. */
export function localeOf({ country, language }: Pick<Place, "country" | "language">): string {
  const own = countryOf(country);
  return own.language === language ? own.locale : `${language}-${country.toUpperCase()}`;
}

export type DeepPartial<T> = T extends string | readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/** A country's own wording, in its language. */
type Overrides<T> = Partial<Record<CountryCode, DeepPartial<T>>>;

/** The texts in the place's language, with the country's own wording if that is the country's language. */
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
