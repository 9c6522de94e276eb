import {
  readCookies,
  readStored,
  removeStored,
  writeCookie,
  writeStored,
} from "#app/browser/storage.ts";
import { pageData } from "#app/site-data/page-data.ts";
import { type CountryCode, countryOf, isCountryCode } from "#core/countries.ts";
import { countryFromCookie, selectedCountryKey } from "#core/selected-country.ts";

const oneYearSeconds = 31_536_000;

/** Stores the country in local storage and in the cookie that the server reads. */
function storeCountry(code: CountryCode) {
  writeStored("local", "selectedCountry", code);
  const secure = location.protocol === "https:" ? ";secure" : "";
  writeCookie(
    `${selectedCountryKey}=${code};path=/;max-age=${oneYearSeconds};samesite=lax${secure}`,
  );
}

/** Stores the visitor's own choice. From then on its site is offered on other countries' pages, whatever was closed before. */
export function chooseCountry(code: CountryCode) {
  storeCountry(code);
  removeStored("local", "siteSuggestion");
}

/** An unprefixed page restores the stored country, in its language. Only a choice is stored: opening a link to another country is none. */
export function restoreCountry() {
  settle(false);
  // After Back from another country's site, the browser shows this page as it was.
  addEventListener("pageshow", ({ persisted }) => persisted && settle(true));
}

function settle(isOld: boolean) {
  const { country, language } = pageData().place;
  if (countryOf(country).prefix !== "") return;
  const stored = readStoredCountry();
  if (!stored) return;
  const before = countryFromCookie(readCookies());
  storeCountry(stored);
  // The server has not seen this cookie. A browser that refuses cookies would load the page without end.
  const isNew = (isOld || before !== stored) && countryFromCookie(readCookies()) === stored;
  if (isNew && countryOf(stored).language !== language) location.reload();
}

function readStoredCountry(): CountryCode | undefined {
  const stored = readStored("local", "selectedCountry");
  if (stored === undefined) return countryFromCookie(readCookies());
  if (isCountryCode(stored)) return stored;
  console.warn(`Unknown country in storage, ignored: ${stored}`);
  return undefined;
}
