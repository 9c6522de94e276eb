import { expect, test } from "vitest";
import { screensFor } from "./screens-for.server.ts";

test("speaks to a customer as the country does", () => {
  expect(screensFor({ country: "ar", language: "es" }).chat.answer).toContain("banquina");
  expect(screensFor({ country: "es", language: "es" }).chat.answer).toContain("guardarraíl");
  expect(screensFor({ country: "br", language: "pt" }).chat.answer).toContain("acostamento");
});

test("shows the country's money even when its site is read in another language", () => {
  expect(screensFor({ country: "ar", language: "es" }).values.fee.agreed).toMatch(
    /^\$\s\d+\.\d00$/,
  );
  expect(screensFor({ country: "ar", language: "en" }).values.fee.agreed).toContain("ARS");
  expect(screensFor({ country: "es", language: "es" }).values.fee.agreed).toMatch(/^\d+\s€$/);
  expect(screensFor({ country: "us", language: "en" }).values.fee.agreed).toMatch(/^\$\d+$/);
});

test("writes hours as the language does", () => {
  expect(screensFor({ country: "ar", language: "es" }).values.hours.chat).toBe("18:12");
  expect(screensFor({ country: "us", language: "en" }).values.hours.chat).toMatch(/^6:12\sPM$/);
});
