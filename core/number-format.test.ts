import { expect, test } from "vitest";
import { numberFormat } from "./number-format.ts";

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

test("writes a monthly amount with the cents that mean something", () => {
  expect(argentina.fee(123456n)).toBe("$\u00a01.235");
  expect(spain.fee(205n)).toBe("2,05\u00a0€");
  expect(brazil.fee(99999n)).toBe("R$\u00a0999,99");
  expect(unitedStates.fee(7n)).toBe("$0.07");
  expect(unitedStates.fee(100000n)).toBe("$1,000");
});

test("shortens what is larger than ten million", () => {
  expect(unitedStates.cost(999999949n)).toBe("$9,999,999");
  expect(unitedStates.cost(1_000_000_000n)).toBe("$10.0M");
  expect(unitedStates.cost(10_000_000_000n)).toBe("$100M");
  expect(unitedStates.cost(1234567890n)).toBe("$12.3M");
  expect(argentina.cost(123456789000n)).toBe("$\u00a01.235\u00a0M");
  expect(brazil.cost(1250000000n)).toBe("R$\u00a012,5\u00a0mi");
});

test("rounds as it writes", () => {
  expect(argentina.shownFee(89_949n)).toBe(89_900n);
  expect(unitedStates.shownFee(238n)).toBe(238n);
  expect(unitedStates.shownFee(100_050n)).toBe(100_100n);
  expect(unitedStates.shownCost(123_456n)).toBe(123_500n);
  expect(unitedStates.shownCost(1_234_567_890n)).toBe(1_230_000_000n);
  expect(argentina.shownCost(269_650_000_000n)).toBe(269_700_000_000n);
  // Once, not first to the unit or to the tenth.
  expect(unitedStates.cost(1_004_999_950n)).toBe("$10.0M");
  expect(unitedStates.cost(10_044_999_900n)).toBe("$100M");
});

test("names the currency as its amounts do", () => {
  expect(brazil.currency).toBe("R$");
  expect(spain.currency).toBe("€");
  expect(numberFormat({ country: "br", language: "pt" }, "us").currency).toBe("USD");
});

test("names the currency wherever its sign alone could be another's", () => {
  expect(numberFormat({ country: "ar", language: "en" }, "ar").fee(123456n)).toBe("ARS\u00a01,235");
  expect(numberFormat({ country: "us", language: "en" }, "ar").fee(123456n)).toBe("ARS\u00a01,235");
  expect(numberFormat({ country: "es", language: "es" }, "br").fee(150n)).toBe("BRL\u00a01,50");
});
