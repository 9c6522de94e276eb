import { expect, test } from "vitest";
import type { CountryCode } from "./countries.ts";
import type { Language } from "./languages.ts";
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

test("names the currency as its amounts do", () => {
  expect(brazil.currency).toBe("R$");
  expect(spain.currency).toBe("€");
  expect(numberFormat({ country: "br", language: "pt" }, "us").currency).toBe("USD");
});

test("names the currency wherever its sign alone could be another's", () => {
  const written = (country: CountryCode, language: Language, money: CountryCode) =>
    numberFormat({ country, language }, money).amount(1235);
  expect(written("ar", "en", "ar")).toBe("ARS\u00a01,235");
  expect(written("us", "en", "ar")).toBe("ARS\u00a01,235");
  expect(written("es", "es", "br")).toBe("BRL\u00a01.235");
  expect(argentina.exact(123_450)).toBe("$\u00a01.234,5");
});

test("an estimate's amounts have two significant digits, and cents where they mean something", () => {
  const minor = [34n, 99n, 261n, 1_250n, 87_123_456n, 283_000_000n, 1_234_567_890n];
  const written = (format: NumberFormat) =>
    minor.map((amount) => format.rough(amount).replaceAll("\u00a0", " ")).join("; ");
  expect(written(spain)).toBe("0,34 €; 0,99 €; 2,60 €; 13 €; 870.000 €; 2,8 M €; 12 M €");
  expect(written(argentina)).toBe("$ 0; $ 1; $ 3; $ 13; $ 870.000; $ 2,8 M; $ 12 M");
  expect(written(brazil)).toBe("R$ 0,34; R$ 0,99; R$ 2,60; R$ 13; R$ 870.000; R$ 2,8 mi; R$ 12 mi");
  expect(written(unitedStates)).toBe("$0.34; $0.99; $2.60; $13; $870,000; $2.8M; $12M");
});
