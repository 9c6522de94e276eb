import { createContext, useContext } from "react";
import type { Place } from "#app/site.ts";
import type { ContactTexts } from "./texts.ts";

const loaders = {
  spain: async () => (await import("./texts.spain.ts")).spain,
  es: async () => (await import("./texts.es.ts")).es,
  pt: async () => (await import("./texts.pt.ts")).pt,
  en: async () => (await import("./texts.en.ts")).en,
};

/** For the loaders of pages with a form, and for the dialog, which loads them when it is opened. */
export function loadContactTexts({
  country,
  language,
}: Pick<Place, "country" | "language">): Promise<ContactTexts> {
  return loaders[country === "es" && language === "es" ? "spain" : language]();
}

export const ContactTextsContext = createContext<ContactTexts | undefined>(undefined);

export function useContactTexts(): ContactTexts {
  const texts = useContext(ContactTextsContext);
  if (!texts) throw new Error("useContactTexts outside ContactTextsContext");
  return texts;
}
