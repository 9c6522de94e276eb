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
 * The country whose site the strip above the page offers. A visitor who has chosen a country is offered its site on every other
 * country's pages. Other visitors are offered the site of the first browser language that one of our sites has; a site in the
 * page's own language only if the browser names its country. It runs before the page's scripts (site-strip.tsx), so it uses
 * nothing from outside.
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
