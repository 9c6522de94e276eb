import { expect, test } from "vitest";
import { contactFormSchema, fieldErrors, investorFormSchema } from "#core/contact-schemas.ts";
import { formField, wordsFor } from "./error-words.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";
import { pt } from "./texts.pt.ts";
import type { TextField } from "./texts.ts";

function words(schema: typeof contactFormSchema | typeof investorFormSchema, form: object) {
  const { error } = schema.safeParse(form);
  const codes = error ? fieldErrors(error) : {};
  return Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [field, wordsFor(field as TextField, code, en)]),
  );
}

test("an empty form, word for word", () => {
  const shared = {
    name: "Name must be at least 2 characters",
    email: "Please enter a valid email",
    phone: "Phone number is required",
    message: "Message must be at least 10 characters",
  };
  const empty = { name: "", email: "", phone: "", message: "", company: "" };
  expect(words(contactFormSchema, empty)).toEqual({
    ...shared,
    contactType: "Please select an option",
  });
  expect(words(investorFormSchema, empty)).toEqual({
    ...shared,
    company: "Company name is required",
  });
});

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
