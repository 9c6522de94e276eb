import { use } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { contactTexts, loadedContactTexts } from "./load-texts.ts";
import type { ContactTexts } from "./texts.ts";

/** Suspends until the texts are loaded. Loaded ones are read without the promise: React would suspend once for it, and wait 300 ms. */
export function useContactTexts(): ContactTexts {
  const site = useSite();
  return loadedContactTexts(site) ?? use(contactTexts(site));
}
