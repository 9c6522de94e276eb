import { use } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { contactTexts } from "./load-texts.ts";
import type { ContactTexts } from "./texts.ts";

/** Suspends until the texts are loaded. */
export function useContactTexts(): ContactTexts {
  return use(contactTexts(useSite()));
}
