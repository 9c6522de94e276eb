import type { DirectWay } from "#core/brand.ts";
import type { CountryCode } from "#core/countries.ts";
import type { FamilyId, PageId } from "#core/pages.ts";

/** What the frame around every page says. */
export interface LayoutTexts {
  skipToContent: string;
  mainNavigation: string;
  breadcrumbs: string;
  openMenu: string;
  closeMenu: string;
  changeLanguage: string;
  /** Under the specification's "Seleccione su idioma", where the page is read in another language. */
  selectLanguage: string;
  changeCountry: string;
  /** In place of the country picker, where the owner has chosen one. */
  directWays: Record<DirectWay, string>;
  loading: string;
  families: Record<FamilyId, string>;
  /** For where the name stands alone: "Home > Services > Home" would lead back. */
  familyTitles: Record<FamilyId, string>;
  familyLines: Record<FamilyId, string>;
  allServices: string;
  estimateProgramme: string;
  seeCoverage: string;
  /** Names of pages that the specification's dictionary does not have. */
  pageNames: Record<
    Exclude<PageId, "home" | "services" | "solutions" | "industries" | "about" | "investors">,
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
