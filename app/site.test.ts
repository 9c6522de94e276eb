import { expect, test } from "vitest";
import { textFor } from "./site.ts";

const texts = {
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

/** A text's file is named after what it holds and whose it is: `content.es.ts`, `texts.spain.ts`. */
const files = import.meta.glob<Record<string, unknown>>(
  ["./**/*.*.ts", "!**/*.{test,server,d}.ts"],
  {
    eager: true,
  },
);

function* blanks(value: unknown, path: string): Generator<string> {
  if (typeof value === "string" && value.trim() === "") yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* blanks(inner, `${path}.${key}`);
}

test("leaves no text blank", () => {
  const found = Object.entries(files).flatMap(([file, texts]) => [...blanks(texts, file)]);
  expect(Object.keys(files)).toContain("./pages/home/content.es.ts");
  expect(found).toEqual([]);
});
