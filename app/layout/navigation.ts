import type { Dictionary } from "#content/dictionary/schema.ts";
import type { LayoutTexts } from "#content/layout/schema.ts";
import { type CountryCode, hasEstimator } from "#core/countries.ts";
import type { PageId } from "#core/pages.ts";
import { anchors } from "#core/paths.ts";

/** Pages of the header, after services, in order. */
export const headerPages = ["solutions", "industries", "about"] as const satisfies PageId[];

/** Links of the services menus, after the families. */
export function planPages(country: CountryCode) {
  return (
    [
      ["coverage", "seeCoverage"],
      ["programme", "estimateProgramme"],
    ] as const
  ).filter(([page]) => page !== "programme" || hasEstimator(country));
}

export const legalPages = ["legal", "privacy", "accessibility"] as const satisfies PageId[];

/** A page's name in menus and breadcrumbs. */
export function pageNames(dictionary: Dictionary, texts: LayoutTexts): Record<PageId, string> {
  return {
    home: dictionary.inicio,
    services: dictionary.servicios,
    solutions: dictionary.soluciones,
    industries: dictionary.industrias,
    about: dictionary.nosotros,
    investors: dictionary.inversores,
    coverage: texts.seeCoverage,
    ...texts.pageNames,
  };
}

export const careersHash = `#${anchors.careers}`;
