import { expect, test } from "vitest";
import { formField, wordsFor } from "./error-words.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";
import { pt } from "./texts.pt.ts";

test("too long says how long", () => {
  expect(wordsFor("name", "too_long", en)).toBe("Please use no more than 100 characters");
  expect(wordsFor("message", "too_long", pt)).toBe("Use no máximo 4000 caracteres");
});

test("an address has one message for whatever is wrong", () => {
  for (const code of ["required", "too_long", "invalid"] as const) {
    expect(wordsFor("email", code, es)).toBe("Escriba un correo electrónico válido");
  }
});

test("characters that cannot be stored are named as such", () => {
  expect(wordsFor("message", "invalid", en)).toBe(en.errors.unreadable);
});

test("the server's field names lead back to the form's", () => {
  expect(formField("reply_to")).toBe("email");
  expect(formField("context.page")).toBeUndefined();
});

test.each([
  ["es", es],
  ["pt", pt],
  ["en", en],
] as const)("the texts of %s leave room for what is filled in", (_, texts) => {
  expect(texts.didYouMean).toContain("{email}");
  expect(texts.errors.tooLong).toContain("{max}");
  expect(texts.toasts.hints.unavailable).toContain("{email}");
});
