import { expect, test } from "vitest";
import { type NumberFormat, numberFormat } from "./number-format.ts";

const argentina = numberFormat({ country: "ar", language: "es" }, "ar");
const spain = numberFormat({ country: "es", language: "es" }, "es");
const brazil = numberFormat({ country: "br", language: "pt" }, "br");
const unitedStates = numberFormat({ country: "us", language: "en" }, "us");

// Intl writes a no-break space too, here as in every engine we know; it is the rest that differs.
test("groups as each country does", () => {
  expect(argentina.integer(1234567)).toBe("1.234.567");
  expect(spain.integer(1234)).toBe("1.234");
  expect(brazil.integer(1234)).toBe("1.234");
  expect(unitedStates.integer(999)).toBe("999");
  expect(unitedStates.integer(1234567)).toBe("1,234,567");
});

test("writes percentages and money as each language does", () => {
  expect(spain.percent(9467)).toBe("94,67\u00a0%");
  expect(brazil.percent(800)).toBe("8%");
  expect(unitedStates.percent(9467)).toBe("94.67%");
  expect(unitedStates.exact(27_370)).toBe("$273.70");
  expect(unitedStates.exact(123_400)).toBe("$1,234");
  expect(spain.exact(1_745)).toBe("17,45\u00a0€");
});

test("names the currency as its amounts do", () => {
  expect(brazil.currency).toBe("R$");
  expect(spain.currency).toBe("€");
  expect(numberFormat({ country: "br", language: "pt" }, "us").currency).toBe("USD");
});

test("names the currency wherever its sign alone could be another's", () => {
  expect(numberFormat({ country: "ar", language: "en" }, "ar").amount(1235)).toBe("ARS\u00a01,235");
  expect(numberFormat({ country: "us", language: "en" }, "ar").amount(1235)).toBe("ARS\u00a01,235");
  expect(numberFormat({ country: "es", language: "es" }, "br").exact(150)).toBe("BRL\u00a01,50");
});

test("an estimate's amounts have two significant digits, and below ten their cents", () => {
  const minor = [34, 99, 261, 1_250, 87_123_456, 283_000_000, 1_234_567_890];
  const written = (format: NumberFormat) =>
    minor.map((amount) => format.rough(amount).replaceAll("\u00a0", " ")).join("; ");
  expect(written(spain)).toBe("0,34 €; 0,99 €; 2,61 €; 13 €; 870.000 €; 2,8 M €; 12 M €");
  expect(written(argentina)).toBe("$ 0; $ 1; $ 3; $ 13; $ 870.000; $ 2,8 M; $ 12 M");
  expect(written(brazil)).toBe("R$ 0,34; R$ 0,99; R$ 2,61; R$ 13; R$ 870.000; R$ 2,8 mi; R$ 12 mi");
  expect(written(unitedStates)).toBe("$0.34; $0.99; $2.61; $13; $870,000; $2.8M; $12M");
  expect([1_342, 11_342, 123_456].map((amount) => unitedStates.rough(amount, 3)).join("; ")).toBe(
    "$13.42; $113; $1,230",
  );
});

test("a count that is too small for its decimals is less than their last, and not none", () => {
  expect([0, 0.04, 0.05, 1.15].map(spain.count)).toEqual(["0", "<\u00a00,1", "0,1", "1,2"]);
  expect([0, 0.004, 0.04].map(unitedStates.roughCount)).toEqual(["0", "<\u00a00.01", "0.04"]);
});

test("an amount worked out has four digits, and no cents from ten on", () => {
  const written = (format: NumberFormat) =>
    [261.4, 6_608, 5_036_870].map((minor) => format.precise(minor).replaceAll("\u00a0", " "));
  expect(written(spain)).toEqual(["2,61 €", "66 €", "50.370 €"]);
  expect(written(argentina)).toEqual(["$ 3", "$ 66", "$ 50.370"]);
});
