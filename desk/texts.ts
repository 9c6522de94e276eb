import { contentFor } from "#content/content-for.ts";
import type { DeskTexts } from "#content/desk/schema.ts";
import type { Localized } from "#core/languages.ts";

const en = contentFor({ country: "ar", language: "en" }, "desk");
const es = contentFor({ country: "ar", language: "es" }, "desk");
const pt = contentFor({ country: "ar", language: "pt" }, "desk");

export type { DeskTexts };

export const texts: Localized<DeskTexts> = { es, pt, en };
