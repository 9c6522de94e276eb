import type { Language } from "#core/languages.ts";
import type { ContactTexts } from "./texts.ts";

const loaders: Record<Language, () => Promise<ContactTexts>> = {
  es: async () => (await import("./texts.es.ts")).es,
  pt: async () => (await import("./texts.pt.ts")).pt,
  en: async () => (await import("./texts.en.ts")).en,
};

const asked = new Map<Language, Promise<ContactTexts>>();
const loaded = new Map<Language, ContactTexts>();

/** For rendering: the texts, or one promise a language. A failure stays, or each attempt to render would ask again, without end. */
export function contactTexts(language: Language): ContactTexts | Promise<ContactTexts> {
  return loaded.get(language) ?? asked.get(language) ?? ask(language);
}

/** For a press, before anything is shown: where the last answer was a failure, asks again. */
export async function loadContactTexts(language: Language): Promise<void> {
  const texts = await Promise.resolve(contactTexts(language)).catch(() => ask(language));
  loaded.set(language, texts);
}

function ask(language: Language): Promise<ContactTexts> {
  const texts = loaders[language]();
  asked.set(language, texts);
  return texts;
}
