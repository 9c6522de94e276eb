import { createContext, useContext } from "react";
import type { ContactTexts } from "#content/contact-form/schema.ts";
import type { Reader } from "#core/countries.ts";
import { textsPath } from "#core/paths.ts";

const loaded = new Map<string, Promise<ContactTexts>>();

/** For the dialog, when it is opened. Pages with a form have them in their data. */
export function loadContactTexts(reader: Reader): Promise<ContactTexts> {
  const path = textsPath("contact-form", reader, import.meta.env.RELEASE);
  const texts = loaded.get(path) ?? fetchTexts(path);
  loaded.set(path, texts);
  // The next press requests them again.
  texts.catch(() => loaded.delete(path));
  return texts;
}

async function fetchTexts(path: string): Promise<ContactTexts> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

export const ContactTextsContext = createContext<ContactTexts | undefined>(undefined);

export function useContactTexts(): ContactTexts {
  const texts = useContext(ContactTextsContext);
  if (!texts) throw new Error("useContactTexts outside ContactTextsContext");
  return texts;
}
