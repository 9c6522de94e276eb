import { byLanguage } from "#content/by-language.ts";
import type { DeskTexts } from "#content/desk/schema.ts";
import type { Language, Localized } from "#core/languages.ts";

export type { DeskTexts };

export const texts: Localized<DeskTexts> = byLanguage("desk");

/** Of pages, families and buyers, as the site's frame names them. */
export const siteNames = byLanguage("layout");

/** Of buyers' questions. */
export const termTexts = byLanguage("terms");

const mails = byLanguage("mails");

/** Of companies, as mails name them. */
export const kindNames = (language: Language) => mails[language].programme.companies;
