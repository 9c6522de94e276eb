import type { Localized } from "#core/languages.ts";

/** Each in itself. */
export const languageNames: Localized<string> = { es: "Español", pt: "Português", en: "English" };
