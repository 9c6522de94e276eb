import { createContext, useContext } from "react";
import { fetchData } from "#app/browser/fetch-data.ts";
import type { ContactTexts } from "#content/contact-form/schema.ts";
import type { Reader } from "#core/countries.ts";
import { textsPath } from "#core/paths.ts";

/** For the dialog, when it is opened; the browser keeps them as long as pages. Pages with a form have them in their data. */
export function loadContactTexts(reader: Reader): Promise<ContactTexts> {
  return fetchData(textsPath("contact-form", reader, import.meta.env.TEXTS_FORM));
}

export const ContactTextsContext = createContext<ContactTexts | undefined>(undefined);

export function useContactTexts(): ContactTexts {
  const texts = useContext(ContactTextsContext);
  if (!texts) throw new Error("useContactTexts outside ContactTextsContext");
  return texts;
}
