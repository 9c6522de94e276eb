import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { readStored, removeStored, writeStored } from "#app/browser/storage.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { type CountryCode, countryOf, isCountryCode } from "#core/countries.ts";
import { countryFromCookie, selectedCountryKey } from "#core/selected-country.ts";

const oneYearSeconds = 31_536_000;

/** Stores the country in local storage and in the cookie that the server reads. */
function storeCountry(code: CountryCode) {
  writeStored("local", "selectedCountry", code);
  const secure = location.protocol === "https:" ? ";secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the next request must carry it
  document.cookie = `${selectedCountryKey}=${code};path=/;max-age=${oneYearSeconds};samesite=lax${secure}`;
}

/** Stores the visitor's own choice. From then on its site is offered on other countries' pages, whatever was closed before. */
export function chooseCountry(code: CountryCode) {
  storeCountry(code);
  removeStored("local", "siteSuggestion");
}

/** An unprefixed page restores the stored country, in its language. Only a choice is stored: opening a link to another country is none. */
export function useStoredCountry() {
  const { country, language } = useSite();
  const { revalidate } = useRevalidator();

  const settle = useEffectEvent(() => {
    if (countryOf(country).prefix !== "") return;
    const stored = readStoredCountry();
    if (!stored) return;
    storeCountry(stored);
    if (countryOf(stored).language !== language) revalidate();
  });

  // A later change of language is the visitor's choice and must not be undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each country once
  useEffect(() => settle(), [country]);

  // After Back from another country's site, the browser shows this page from its cache.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && settle();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
}

function readStoredCountry(): CountryCode | undefined {
  const stored = readStored("local", "selectedCountry");
  if (stored === undefined) return countryFromCookie(document.cookie);
  if (isCountryCode(stored)) return stored;
  console.warn(`Unknown country in storage, ignored: ${stored}`);
  return undefined;
}
