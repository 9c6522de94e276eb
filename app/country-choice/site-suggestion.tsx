import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { type CountryCode, countries, countryOf } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import { isSuggestionSettled, settleSuggestion } from "./settled-suggestion.ts";

/** If it cannot be loaded, nothing is suggested. */
const SuggestionBar = lazy(() =>
  import("./suggestion-bar.tsx").catch((error: unknown) => {
    console.error(error);
    return { default: () => <></> };
  }),
);

/** Suggests the site in the browser's language, until the visitor has chosen a site once. */
export function SiteSuggestion() {
  const { country, language } = useSite();
  const [suggested, setSuggested] = useState<CountryCode>();

  useEffect(() => {
    const here = { country, language };
    const suggestion = isSuggestionSettled() ? undefined : suggestionFor(navigator.languages, here);
    startTransition(() => setSuggested(suggestion));
  }, [country, language]);

  function settle() {
    settleSuggestion();
    setSuggested(undefined);
  }

  return (
    <Suspense>{suggested && <SuggestionBar country={suggested} onSettle={settle} />}</Suspense>
  );
}

/**
 * Finds the first of the browser's languages that one of our sites has. Another country with the same language is suggested
 * only if the browser's language names that country. A page in another language than its country's is shown to visitors who
 * chose that language: nothing in it is suggested there.
 */
export function suggestionFor(
  locales: readonly string[],
  here: { country: CountryCode; language: Language },
): CountryCode | undefined {
  const isInOwnLanguage = countryOf(here.country).language === here.language;
  for (const locale of locales) {
    const spoken = locale.split("-")[0];
    const exact = countries.find((country) => country.locale === locale);
    if (spoken === here.language && !(exact && isInOwnLanguage)) return undefined;
    const site = exact ?? countries.find((country) => country.language === spoken);
    if (site) return site.code === here.country ? undefined : site.code;
  }
  return undefined;
}
