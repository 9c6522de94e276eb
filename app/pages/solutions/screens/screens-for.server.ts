import { casesFor } from "#app/cases/cases-for.server.ts";
import { type Place, textFor } from "#app/site.ts";
import { screenValues } from "./sample-values.server.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";
import { pt } from "./texts.pt.ts";
import { spain } from "./texts.spain.ts";

/** The texts and formatted sample values of the product screens, for a place. */
export function screensFor(place: Pick<Place, "country" | "language">) {
  const { illustrative, chat } = casesFor(place);
  const texts = textFor(place, { es, pt, en }, { es: spain });
  return { ...texts, illustrative, chat, values: screenValues(place) };
}

export type Screens = ReturnType<typeof screensFor>;
export type ScreenProps = { texts: Screens };
