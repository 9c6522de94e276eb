import type { LoaderFunctionArgs } from "react-router";
import { type CountryCode, countryOf } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
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
