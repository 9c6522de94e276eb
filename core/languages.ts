/** The site's languages. Spanish is the default. */
export const languages = ["es", "pt", "en"] as const;

export type Language = (typeof languages)[number];

/** One value per language; a missing language does not compile. */
export type Localized<T> = Record<Language, T>;

export const defaultLanguage: Language = "es";

/** Each in itself. */
export const languageNames: Localized<string> = { es: "Español", pt: "Português", en: "English" };
