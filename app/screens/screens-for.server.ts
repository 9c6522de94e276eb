import { type Place, textFor } from "#app/site.ts";
import { figuresFor, type ScreenFigures } from "./figures.ts";
import { argentina } from "./texts.argentina.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";
import { pt } from "./texts.pt.ts";
import { spain } from "./texts.spain.ts";
import type { ScreenTexts } from "./texts.ts";

/** What the screens say: the words of the place and its figures. */
export type Screens = ScreenTexts & { figures: ScreenFigures };

export function screensFor(place: Pick<Place, "country" | "language">): Screens {
  return {
    ...textFor(place, { es, pt, en }, { ar: argentina, es: spain }),
    figures: figuresFor(place),
  };
}
