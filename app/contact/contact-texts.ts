import { createContext, useContext } from "react";
import type { ContactTexts } from "#content/contact-form/schema.ts";
import type { Reader } from "#core/countries.ts";
import { textsPath } from "#core/paths.ts";

/** For the dialog, when it is opened; the browser's cache keeps them for good. Pages with a form have them in their data. */
export async function loadContactTexts(reader: Reader): Promise<ContactTexts> {
  const response = await fetch(textsPath("contact-form", reader, import.meta.env.RELEASE));
  if (!response.ok) throw new Error(response.url);
  return response.json();
}

export const ContactTextsContext = createContext<ContactTexts | undefined>(undefined);

export function useContactTexts(): ContactTexts {
  const texts = useContext(ContactTextsContext);
  if (!texts) throw new Error("useContactTexts outside ContactTextsContext");
  return texts;
}
