import type { CountryCode, countries } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";

export interface OfferedSite {
  here: { country: CountryCode; language: Language };
  sites: readonly Pick<(typeof countries)[number], "code" | "language" | "locale">[];
  /** The visitor's languages, most wanted first. */
  locales: readonly string[];
  /** The country that the visitor has chosen. */
  chosen: string | null | undefined;
}

/**
 * The country whose site the page offers. Who has chosen a country is offered it wherever another one's content is shown. Anyone
 * else is offered the first of the browser's languages that one of our sites has; another country with the page's language only
 * if the browser names that country. Runs before the page's scripts (site-strip.tsx), so it is complete in itself.
 */
export function offeredSite({
  here,
  sites,
  locales,
  chosen,
}: OfferedSite): CountryCode | undefined {
  const other = (code: CountryCode) => (code === here.country ? undefined : code);
  const choice = sites.find(({ code }) => code === chosen);
  if (choice) return other(choice.code);
  for (const locale of locales) {
    const spoken = locale.split("-")[0];
    const exact = sites.find((site) => site.locale === locale);
    if (spoken === here.language && !exact) return undefined;
    const site = exact ?? sites.find(({ language }) => language === spoken);
    if (site) return other(site.code);
  }
  return undefined;
}
