import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { figuresFor, growthCurve, radiusOf } from "./market-figures.server.ts";

const en = contentFor({ country: "ar", language: "en" }, "investors");
const es = contentFor({ country: "ar", language: "es" }, "investors");
const pt = contentFor({ country: "ar", language: "pt" }, "investors");

const text = ({ figure, unit }: { figure: string; unit: string }) => `${figure} ${unit}`;
const plain = (value: string) => value.replace(/\s/g, " ");

test("each place writes the market's size in its own scale", () => {
  const argentina = figuresFor({ country: "ar", language: "es" }, es.words);
  const spain = figuresFor({ country: "es", language: "es" }, es.words);
  const brazil = figuresFor({ country: "br", language: "pt" }, pt.words);
  const states = figuresFor({ country: "us", language: "en" }, en.words);
  expect(plain(text(argentina.sizes.tam.amount))).toBe("1,333 billones de dólares");
  expect(plain(text(spain.sizes.sam.amount))).toBe("805.000 millones de dólares");
  expect(plain(text(brazil.sizes.sam.amount))).toBe("US$ 805 bilhões");
  expect(text(states.sizes.som.amount)).toBe("$16 billion");
  expect(text(states.sizes.tam.amount)).toBe("$1.333 trillion");
  expect(plain(text(brazil.sizes.tam.amount))).toBe("US$ 1,333 trilhão");
  expect(plain(text(argentina.curve.at(-1)!.amount))).toBe("1,1 billones de dólares");
  expect(plain(text(brazil.curve.at(-1)!.amount))).toBe("US$ 1,1 trilhão");
  expect(text(states.curve.at(-1)!.amount)).toBe("$1.1 trillion");
});

test("the unprefixed site read in English writes figures as English does", () => {
  const { stats } = figuresFor({ country: "ar", language: "en" }, en.words);
  expect(stats.people).toEqual({ short: "600M+", spoken: "more than 600 million" });
  expect(stats.pets).toEqual({ short: "100M", spoken: "100 million" });
});

test("the figures name their countries, the reader's own first", () => {
  const spain = figuresFor({ country: "es", language: "es" }, es.words);
  const states = figuresFor({ country: "us", language: "en" }, en.words);
  expect(spain.countries).toBe("España, Argentina, Brasil y Estados Unidos");
  expect(states.countries).toBe("United States, Argentina, Spain and Brazil");
});

test("the quoted growth leads from the first quoted figure to the last", () => {
  const curve = growthCurve();
  expect(curve).toHaveLength(9);
  expect(curve[0]).toEqual({ year: 2018, billions: 281 });
  expect(curve.at(-1)!.year).toBe(2026);
  expect((curve.at(-1)!.billions / 1000).toFixed(1)).toBe("1.1");
});

test("areas are in the proportion of the amounts", () => {
  expect(radiusOf("tam")).toBe(1);
  expect(radiusOf("sam") ** 2).toBeCloseTo(805 / 1333);
  expect(radiusOf("som") ** 2).toBeCloseTo(16 / 1333);
});
