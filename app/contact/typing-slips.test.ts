import { expect, test } from "vitest";
import { seemsCutShort, suggestEmail } from "./typing-slips.ts";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["ana@gmai.com", "ana@gmail.com"],
  ["ana@gmail.con", "ana@gmail.com"],
  ["ana@gmail.co", "ana@gmail.com"],
  ["ana@gmailcom", "ana@gmail.com"],
  ["ana@gmial.con", "ana@gmail.com"],
  ["Ana.Gil@Hotmial.com", "Ana.Gil@hotmail.com"],
  ["ana@hotmail.ess", "ana@hotmail.es"],
  ["ana@yahooo.com.ar", "ana@yahoo.com.ar"],
  ["ana@fibertal.com.ar", "ana@fibertel.com.ar"],
  ["ana@uol.com.b", "ana@uol.com.br"],
  ["ana@outlok.com", "ana@outlook.com"],
  [" ana@iclod.com ", "ana@icloud.com"],
])("%s: did you mean %s?", (typed, expected) => {
  expect(suggestEmail(typed)).toBe(expected);
});

test.each([
  "ana@gmail.com",
  "ana@hotmart.com",
  "ana@mail.com",
  "ana@email.com",
  "ana@life.com",
  "ana@hotmail.co.uk",
  "ana@hotmail.fr",
  "ana@itau.com.br",
  "ana@yahoo.com.mx",
  "ana@amparia.example",
  "ana@gm",
  "ana@",
  "ana",
  "",
  "a@b@gmial.com",
])("%j is left alone", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

test.each(["", "int.", "11 4444-5555", "+54 9 11 4444 5555", "0054 11 44445555", "+598 99 123"])(
  "%j is complete in Argentina, or not to be judged",
  (typed) => expect(seemsCutShort(typed, "ar")).toBe(false),
);

test.each(["4444-5555", "+54 11 444", "٠١٢٣", "+598 99"])("%j seems cut short", (typed) =>
  expect(seemsCutShort(typed, "ar")).toBe(true),
);

test("a country has its own length", () => {
  expect(seemsCutShort("612 345 678", "es")).toBe(false);
  expect(seemsCutShort("612 345 678", "us")).toBe(true);
});
