import { type Place, textFor } from "#app/site.ts";
import { en } from "./dictionary.en.ts";
import { type Dictionary, es } from "./dictionary.es.ts";
import { pt } from "./dictionary.pt.ts";
import { spain } from "./dictionary.spain.ts";

export function dictionaryFor(place: Place): Dictionary {
  return textFor(place, { es, pt, en }, { es: spain });
}
