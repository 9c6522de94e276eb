import type { Place } from "#app/site.ts";
import type { Language } from "#core/languages.ts";
import type { ContactTexts } from "./texts.ts";

/** A language, or a country's overrides. */
type Voice = Language | "spain";
type Reader = Pick<Place, "country" | "language">;

const loaders: Record<Voice, () => Promise<ContactTexts>> = {
  spain: async () => (await import("./texts.spain.ts")).spain,
  es: async () => (await import("./texts.es.ts")).es,
  pt: async () => (await import("./texts.pt.ts")).pt,
  en: async () => (await import("./texts.en.ts")).en,
};

const asked = new Map<Voice, Promise<ContactTexts>>();
const loaded = new Map<Voice, ContactTexts>();

/** For rendering: the texts, or one promise per voice. A failure is kept, or rendering would request again endlessly. */
export function contactTexts(reader: Reader): ContactTexts | Promise<ContactTexts> {
  const voice = voiceOf(reader);
  return loaded.get(voice) ?? asked.get(voice) ?? ask(voice);
}

/** For a click, before anything is shown: requests again after a failure. */
export async function loadContactTexts(reader: Reader): Promise<void> {
  const voice = voiceOf(reader);
  const texts = await Promise.resolve(contactTexts(reader)).catch(() => ask(voice));
  loaded.set(voice, texts);
}

function voiceOf({ country, language }: Reader): Voice {
  return country === "es" && language === "es" ? "spain" : language;
}

function ask(voice: Voice): Promise<ContactTexts> {
  const texts = loaders[voice]();
  asked.set(voice, texts);
  return texts;
}
