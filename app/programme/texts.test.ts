import { expect, test } from "vitest";
import { noteIds } from "#core/benchmarks.ts";
import type { Language } from "#core/languages.ts";
import { sourceIds } from "#core/sources.ts";
import { programmeWords } from "./programme-words.server.ts";

/** A quoted figure's digits, whatever its unit: "1.400 millones" and "1.4 billion" are the same figure. */
const figuresIn = (text: string) =>
  (text.match(/\d[\d.,]*/g) ?? [])
    .map((figure) => figure.replaceAll(/[.,]/g, "").replace(/0+$/, ""))
    .filter((digits) => digits !== "")
    .sort();

const readers = [
  { country: "es", language: "es" },
  { country: "br", language: "pt" },
  { country: "us", language: "en" },
] as const satisfies { country: string; language: Language }[];

test("sources and arithmetic are quoted with the same figures in every language", () => {
  const argentine = programmeWords({ country: "ar", language: "es" });
  for (const reader of readers) {
    const { sources, notes } = programmeWords(reader);
    for (const id of sourceIds) {
      expect(figuresIn(sources[id]), `${reader.country} ${id}`).toEqual(
        figuresIn(argentine.sources[id]),
      );
    }
    for (const id of noteIds) {
      expect(figuresIn(notes[id]), `${reader.country} ${id}`).toEqual(
        figuresIn(argentine.notes[id]),
      );
    }
  }
});
