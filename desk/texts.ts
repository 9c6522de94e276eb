import { byLanguage } from "#content/by-language.ts";
import type { DeskTexts } from "#content/desk/schema.ts";
import type { Language, Localized } from "#core/languages.ts";

export type { DeskTexts };

export const texts: Localized<DeskTexts> = byLanguage("desk");

/** Of pages, families and buyers, as the site's frame names them. */
export const siteNames = byLanguage("layout");

/** Of buyers' questions. */
export const termTexts = byLanguage("terms");

const programmes = byLanguage("programme");

/** Of companies, as the estimator names them. */
export const kindNames = (language: Language) => programmes[language].companies;
