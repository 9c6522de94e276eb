import type { Localized } from "#core/languages.ts";
import { en } from "./texts.en.ts";
import { type DeskTexts, es } from "./texts.es.ts";
import { pt } from "./texts.pt.ts";

export type { DeskTexts };

export const texts: Localized<DeskTexts> = { es, pt, en };
