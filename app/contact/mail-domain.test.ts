import { expect, test } from "vitest";
import { distance, suggestEmail } from "./mail-domain.ts";

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

test("a swap of neighbors is one slip", () => {
  expect(distance("gmial", "gmail")).toBe(1);
  expect(distance("", "abc")).toBe(3);
  expect(distance("hotmart", "hotmail")).toBe(2);
});
