import { type Case, casesFor } from "#app/cases/cases-for.server.ts";
import { type Place, textFor } from "#app/site.ts";
import type { FamilyId } from "#core/pages.ts";
import { figuresFor, type ScreenFigures } from "./figures.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";
import { pt } from "./texts.pt.ts";
import { spain } from "./texts.spain.ts";
import type { ScreenTexts } from "./texts.ts";

/** The texts and formatted figures of the product screens, for a place. */
export type Screens = ScreenTexts & {
  figures: ScreenFigures;
  cases: Record<FamilyId, Pick<Case, "service" | "status" | "role">>;
};

export function screensFor(place: Pick<Place, "country" | "language">): Screens {
  return {
    ...textFor(place, { es, pt, en }, { es: spain }),
    figures: figuresFor(place),
    cases: Object.fromEntries(
      Object.entries(casesFor(place).cases).map(([family, { service, status, role }]) => [
        family,
        { service, status, role },
      ]),
    ) as Screens["cases"],
  };
}
