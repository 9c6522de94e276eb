import { casesFor } from "#app/cases/cases-for.server.ts";
import type { Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import { screenValues } from "./sample-values.server.ts";

/** The texts and formatted sample values of the product screens, for a place. */
export function screensFor(place: Pick<Place, "country" | "language">) {
  const { illustrative, chat } = casesFor(place);
  const texts = contentFor(place, "screens");
  return { ...texts, illustrative, chat, values: screenValues(place) };
}

export type Screens = ReturnType<typeof screensFor>;
export type ScreenProps = { texts: Screens };
