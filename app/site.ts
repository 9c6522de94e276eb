import { type CountryCode, countryOf } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import type { PageId } from "#core/pages.ts";
import { countryAt, locate, normalize } from "#core/paths.ts";

/** Where a page stands: its country site, page and topic, and the language it is rendered in. */
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

/** The props of a page: what its `dataFor` gives. */
export interface PageProps<DataFor extends (place: Place) => unknown> {
  data: ReturnType<DataFor>;
}

export interface PageRequest {
  path: string;
  language: Language;
  origin: string;
}

export function placeAt({ path, language, origin }: PageRequest): Place {
  const address = locate(path);
  return {
    origin,
    country: countryAt(path).code,
    language,
    page: address?.page,
    topic: address?.topic,
    canonical: address?.canonical ?? normalize(path),
  };
}

/** The locale for numbers, money and dates: the page's language as the country writes it. */
export function localeOf({ country, language }: Pick<Place, "country" | "language">): string {
  const own = countryOf(country);
  return own.language === language ? own.locale : `${language}-${country.toUpperCase()}`;
}
