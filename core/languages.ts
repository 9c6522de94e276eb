/** The languages the site speaks. Spanish is the default. */
export const languages = ["es", "pt", "en"] as const;

export type Language = (typeof languages)[number];

/** One value a language; leaving a language out does not compile. */
export type Localized<T> = Record<Language, T>;

export const defaultLanguage: Language = "es";
