import { contentFor } from "#content/content-for.ts";
import type { DeskTexts } from "#content/desk/schema.ts";
import type { Localized } from "#core/languages.ts";

const en = contentFor({ country: "ar", language: "en" }, "desk");
const es = contentFor({ country: "ar", language: "es" }, "desk");
const pt = contentFor({ country: "ar", language: "pt" }, "desk");

/** Of pages, families and buyers, as the site's frame names them. */
export const siteNames = {
  es: contentFor({ country: "ar", language: "es" }, "layout"),
  pt: contentFor({ country: "ar", language: "pt" }, "layout"),
  en: contentFor({ country: "ar", language: "en" }, "layout"),
};

/** Of buyers' questions. */
export const termTexts = {
  es: contentFor({ country: "ar", language: "es" }, "terms"),
  pt: contentFor({ country: "ar", language: "pt" }, "terms"),
  en: contentFor({ country: "ar", language: "en" }, "terms"),
};

/** Of companies, as mails name them. */
export const kindNames = {
  es: contentFor({ country: "ar", language: "es" }, "mails").programme.companies,
  pt: contentFor({ country: "ar", language: "pt" }, "mails").programme.companies,
  en: contentFor({ country: "ar", language: "en" }, "mails").programme.companies,
};

export type { DeskTexts };

export const texts: Localized<DeskTexts> = { es, pt, en };
