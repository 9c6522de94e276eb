import type { Language, Localized } from "#core/languages.ts";
import { type Content, contentFor, type Room } from "./content-for.ts";

/** The words of a room that speaks to the owner's people, each time as they are then: an edition may have changed them. */
export function byLanguage<R extends Room>(room: R): Localized<Content<R>> {
  const wordsIn = (language: Language) => contentFor({ country: "ar", language }, room);
  return {
    get es() {
      return wordsIn("es");
    },
    get pt() {
      return wordsIn("pt");
    },
    get en() {
      return wordsIn("en");
    },
  };
}
