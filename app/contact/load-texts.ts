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

const loaded = new Map<Voice, ContactTexts>();
const shown = new Map<Voice, Promise<ContactTexts>>();
/** Kept in `shown` until a click has loaded the texts, or every rendering would request them again, endlessly. */
const failed = new Set<Voice>();

/**
 * For rendering: one promise per voice, the same in every rendering, as React requires. If loading fails, rendering continues with
 * the texts of another voice: the page's toasts stay mounted when the language changes, and an error there would replace the
 * whole page.
 */
export function contactTexts(reader: Reader): Promise<ContactTexts> {
  const voice = voiceOf(reader);
  return shown.get(voice) ?? show(voice);
}

/** For a click, before anything is shown: requests again after a failure. */
export async function loadContactTexts(reader: Reader): Promise<void> {
  await load(voiceOf(reader));
}

function voiceOf({ country, language }: Reader): Voice {
  return country === "es" && language === "es" ? "spain" : language;
}

function show(voice: Voice): Promise<ContactTexts> {
  const texts = load(voice).catch((error) => {
    failed.add(voice);
    const [other] = loaded.values();
    if (other) return other;
    throw error;
  });
  // For texts that are there `use` need not suspend, after which React would show nothing for 300 ms.
  const value = loaded.get(voice);
  if (value) Object.assign(texts, { status: "fulfilled", value });
  shown.set(voice, texts);
  return texts;
}

async function load(voice: Voice): Promise<ContactTexts> {
  const texts = loaded.get(voice) ?? (await loaders[voice]());
  loaded.set(voice, texts);
  if (failed.delete(voice)) shown.delete(voice);
  return texts;
}
