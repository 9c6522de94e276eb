// The visitor's country: in local storage, and in a cookie so that the server chooses the right language.
import { type CountryCode, countryOf, isCountryCode } from "./countries.ts";
import { defaultLanguage, type Language } from "./languages.ts";
import { countryAt } from "./paths.ts";
import { storedKeys } from "./stored-keys.ts";

export const [selectedCountryKey] = storedKeys.cookie;

export function countryFromCookie(header: string | null | undefined): CountryCode | undefined {
  const value = header?.match(`(?:^|;\\s*)${selectedCountryKey}=([^;]*)`)?.[1];
  return isCountryCode(value) ? value : undefined;
}

/** A prefixed page is in its country's language, an unprefixed one in the visitor's. */
export function languageAt(pathname: string, selected: CountryCode | undefined): Language {
  const country = countryAt(pathname);
  if (country.prefix !== "") return country.language;
  return selected ? countryOf(selected).language : defaultLanguage;
}
