import { expect, test } from "vitest";
import { suggestionFor } from "./site-suggestion.tsx";

const argentina = { country: "ar", language: "es" } as const;

test("offers the site of the browser's first language that we speak", () => {
  expect(suggestionFor(["de-DE", "pt-PT", "en"], argentina)).toBe("br");
  expect(suggestionFor(["en-GB"], argentina)).toBe("us");
  expect(suggestionFor(["en-US", "es"], { country: "br", language: "pt" })).toBe("us");
});

test("offers another country of the same language only to a browser that names it", () => {
  expect(suggestionFor(["es-ES"], argentina)).toBe("es");
  expect(suggestionFor(["es-MX", "en"], argentina)).toBeUndefined();
  expect(suggestionFor(["es-AR"], { country: "es", language: "es" })).toBe("ar");
});

test("offers nothing on the preferred site, or to a browser with none of our languages", () => {
  expect(suggestionFor(["es-AR", "en"], argentina)).toBeUndefined();
  expect(suggestionFor(["ja"], argentina)).toBeUndefined();
});

test("offers nothing on a page that already is in the browser's language, other than its country's", () => {
  const inEnglish = { country: "ar", language: "en" } as const;
  expect(suggestionFor(["en-GB"], inEnglish)).toBeUndefined();
  expect(suggestionFor(["en-US", "es-ES"], inEnglish)).toBeUndefined();
  expect(suggestionFor(["pt-BR", "en-US"], inEnglish)).toBe("br");
});
