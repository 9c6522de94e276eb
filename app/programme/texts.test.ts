import { expect, test } from "vitest";
import { ownRange } from "#core/assumptions.ts";
import type { Language } from "#core/languages.ts";
import { allSourceIds } from "#core/sources.ts";
import { programmeWords } from "./programme-words.server.ts";

/** A quoted figure's digits, whatever its unit: "1.400 millones" and "1.4 billion" are the same figure. */
const figuresIn = (text: string) =>
  (text.match(/\d[\d.,]*/g) ?? [])
    .map((figure) => figure.replaceAll(/[.,]/g, "").replace(/0+$/, ""))
    .sort();

const readers = [
  { country: "es", language: "es" },
  { country: "br", language: "pt" },
  { country: "us", language: "en" },
] as const satisfies { country: string; language: Language }[];

test.each(allSourceIds())("%s is quoted with the same figures in every language", (id) => {
  const argentine = figuresIn(programmeWords({ country: "ar", language: "es" }).sources[id]);
  for (const reader of readers) {
    expect(figuresIn(programmeWords(reader).sources[id]), reader.country).toEqual(argentine);
  }
});

test("names the model's own range and rates in the place's format", () => {
  const { range, rate } = programmeWords({ country: "ar", language: "es" }).ownSteps;
  expect(range).toBe(
    `El rango de −${ownRange.below}\u00a0% a +${ownRange.above}\u00a0% es nuestro.`,
  );
  expect(rate).toContain("1,15\u00a0€ o 1,30\u00a0USD");
});
