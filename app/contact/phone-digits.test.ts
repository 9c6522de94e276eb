import { expect, test } from "vitest";
import { seemsCutShort } from "./phone-digits.ts";

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
