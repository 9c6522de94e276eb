import { contentFor } from "#content/content-for.ts";
import type { DeskTexts } from "#content/desk/schema.ts";
import type { Localized } from "#core/languages.ts";

const en = contentFor({ country: "ar", language: "en" }, "desk");
const es = contentFor({ country: "ar", language: "es" }, "desk");
const pt = contentFor({ country: "ar", language: "pt" }, "desk");

/** Of companies, as mails name them. */
export const kindNames = {
  es: contentFor({ country: "ar", language: "es" }, "mails").programme.companies,
  pt: contentFor({ country: "ar", language: "pt" }, "mails").programme.companies,
  en: contentFor({ country: "ar", language: "en" }, "mails").programme.companies,
};

export type { DeskTexts };

export const texts: Localized<DeskTexts> = { es, pt, en };
