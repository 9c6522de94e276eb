import type { DirectWay } from "#core/brand.ts";
import type { CountryCode } from "#core/countries.ts";
import type { BuyerId, FamilyId, PageId, SolutionId } from "#core/pages.ts";

/** The texts of the frame around every page. */
export interface LayoutTexts {
  skipToContent: string;
  mainNavigation: string;
  breadcrumbs: string;
  openMenu: string;
  closeMenu: string;
  changeSite: string;
  /** Below the specification's "Seleccione su idioma" on a page in another language. */
  selectLanguage: string;
  /** In place of the country picker, where the owner has chosen one. */
  directWays: Record<DirectWay, string>;
  loading: string;
  families: Record<FamilyId, string>;
  /** For a name without context: in "Home > Services > Home" the last one would look like the first. */
  familyTitles: Record<FamilyId, string>;
  familyLines: Record<FamilyId, string>;
  /** Short names: menus, cards, tabs and breadcrumbs. */
  solutions: Record<SolutionId, string>;
  buyers: Record<BuyerId, string>;
  allServices: string;
  estimateProgramme: string;
  seeCoverage: string;
  /** Names of pages that are not in the specification's dictionary. */
  pageNames: Record<
    Exclude<
      PageId,
      "home" | "services" | "solutions" | "industries" | "about" | "investors" | "coverage"
    >,
    string
  >;
  notFoundName: string;
  countries: Record<CountryCode, string>;
  footer: {
    line: string;
    services: string;
    company: string;
    legal: string;
    contact: string;
    careers: string;
    social: string;
    newTab: string;
    rights: string;
  };
}
