import { z } from "zod";
import { countryCodes } from "#core/countries.ts";
import { buyerIds, familyIds, solutionIds } from "#core/pages.ts";
import { record, text } from "../schema.ts";

/** The texts of the frame around every page. */
export const schema = z.strictObject({
  skipToContent: text,
  mainNavigation: text,
  breadcrumbs: text,
  openMenu: text,
  closeMenu: text,
  changeSite: text,
  seleccioneSuIdioma: text.describe("The specification’s words, the same in every language."),
  selectLanguage: text.describe(
    'Below the specification\'s "Seleccione su idioma" on a page in another language.',
  ),
  directWays: record(["phone", "chat"], text).describe(
    "In place of the country picker, where the owner has chosen one.",
  ),
  loading: text,
  families: record(familyIds, text),
  familyTitles: record(familyIds, text).describe(
    'For a name without context: in "Home > Services > Home" the last one would look like the first.',
  ),
  familyLines: record(familyIds, text),
  solutions: record(solutionIds, text).describe("Short names: menus, cards, tabs and breadcrumbs."),
  buyers: record(buyerIds, text),
  allServices: text,
  estimateProgramme: text,
  seeCoverage: text,
  pageNames: record(
    [
      "legal",
      "contact",
      "privacy",
      "programme",
      "brief",
      "roles",
      "sandbox",
      "accessibility",
      "welcome",
    ],
    text,
  ).describe("Names of pages that are not in the specification's dictionary."),
  notFoundName: text,
  countries: record(countryCodes, text),
  footer: z.strictObject({
    line: text,
    services: text,
    company: text,
    legal: text,
    contact: text,
    careers: text,
    social: text,
    newTab: text,
    rights: text,
  }),
});

export type LayoutTexts = z.infer<typeof schema>;
