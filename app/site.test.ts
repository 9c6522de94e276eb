import { expect, test } from "vitest";
import type { Localized } from "#core/languages.ts";
import { textFor } from "./site.ts";

const texts: Localized<{ trade: string; words: { car: string; list: string[] } }> = {
  es: { trade: "plomería", words: { car: "auto", list: ["uno"] } },
  pt: { trade: "encanador", words: { car: "carro", list: ["um"] } },
  en: { trade: "plumber", words: { car: "car", list: ["one"] } },
};
const overrides = { es: { trade: "fontanería", words: { car: "coche" } } };

test("lets a country say it in its own words", () => {
  expect(textFor({ country: "ar", language: "es" }, texts, overrides).trade).toBe("plomería");
  expect(textFor({ country: "es", language: "es" }, texts, overrides)).toEqual({
    trade: "fontanería",
    words: { car: "coche", list: ["uno"] },
  });
});

test("keeps a country's words to its language", () => {
  const argentine = { ar: { trade: "plomero" } };
  expect(textFor({ country: "ar", language: "en" }, texts, argentine).trade).toBe("plumber");
});
