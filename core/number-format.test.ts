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

type FormatOf = NumberFormat["costs"];

function alone(formatOf: FormatOf, minor: bigint) {
  return formatOf([minor]).write(minor);
}

function together(formatOf: FormatOf, amounts: bigint[]) {
  return amounts.map(formatOf(amounts).write);
}

test("writes a monthly amount with the cents that mean something", () => {
  expect(alone(argentina.fees, 123456n)).toBe("$\u00a01.235");
  expect(alone(spain.fees, 205n)).toBe("2,05\u00a0€");
  expect(alone(brazil.fees, 99999n)).toBe("R$\u00a0999,99");
  expect(alone(unitedStates.fees, 7n)).toBe("$0.07");
  expect(alone(unitedStates.fees, 100000n)).toBe("$1,000");
});

test("shortens what is larger than ten million", () => {
  expect(alone(unitedStates.costs, 999999949n)).toBe("$9,999,999");
  expect(alone(unitedStates.costs, 1_000_000_000n)).toBe("$10.0M");
  expect(alone(unitedStates.costs, 10_000_000_000n)).toBe("$100M");
  expect(alone(unitedStates.costs, 1234567890n)).toBe("$12.3M");
  expect(alone(argentina.costs, 123456789000n)).toBe("$\u00a01.235\u00a0M");
  expect(alone(brazil.costs, 1250000000n)).toBe("R$\u00a012,5\u00a0mi");
  expect(alone(spain.costs, 1250000000n)).toBe("12,5\u00a0M\u00a0€");
});

test("writes both ends of a range, and a whole column, in one unit and with the same decimals", () => {
  const range = [101_480_600n, 1_720_000_000n];
  expect(together(unitedStates.costs, range)).toEqual(["$1.0M", "$17.2M"]);
  expect(together(argentina.costs, range)).toEqual(["$\u00a01,0\u00a0M", "$\u00a017,2\u00a0M"]);
  expect(together(spain.costs, range)).toEqual(["1,0\u00a0M\u00a0€", "17,2\u00a0M\u00a0€"]);
  expect(together(brazil.costs, range)).toEqual(["R$\u00a01,0\u00a0mi", "R$\u00a017,2\u00a0mi"]);
  const wide = [9_950_000_000n, 523_000_000n, 123_400_000_000n];
  expect(together(unitedStates.costs, wide)).toEqual(["$99.5M", "$5.2M", "$1,234.0M"]);
  expect(together(brazil.fees, [95_050n, 120_049n])).toEqual(["R$\u00a0951", "R$\u00a01.200"]);
  expect(unitedStates.costs([]).write(0n)).toBe("$0");
});

test("loses no small amount beside a large one", () => {
  const column = [735_000n, 5_760_779_700n, 99_999_999n];
  expect(together(unitedStates.costs, column)).toEqual(["$7,350", "$57,607,797", "$1,000,000"]);
  const wide = [10_000_000n, 9_999_999_900n, 10_000_000_000n];
  expect(together(unitedStates.costs, wide)).toEqual(["$0.1M", "$100.0M", "$100.0M"]);
  const wider = [800_000n, 10_000_000_000n];
  expect(together(unitedStates.costs, wider)).toEqual(["$0.01M", "$100.00M"]);
  const widest = [320_000n, 18_072_000_000n];
  expect(together(unitedStates.costs, widest)).toEqual(["$3,200", "$180,720,000"]);
});

test("writes nothing else differently because of a zero", () => {
  const column = [0n, 4_047_604_000n, 18_072_000_000n];
  expect(together(unitedStates.costs, column)).toEqual(["$0.0M", "$40.5M", "$180.7M"]);
});

test("rounds as it writes", () => {
  expect(argentina.fees([89_949n]).shown(89_949n)).toBe(89_900n);
  expect(unitedStates.fees([238n]).shown(238n)).toBe(238n);
  expect(unitedStates.fees([100_050n]).shown(100_050n)).toBe(100_100n);
  expect(unitedStates.costs([123_456n]).shown(123_456n)).toBe(123_500n);
  expect(unitedStates.costs([1_234_567_890n]).shown(1_234_567_890n)).toBe(1_230_000_000n);
  expect(argentina.costs([269_650_000_000n]).shown(269_650_000_000n)).toBe(269_700_000_000n);
  // Once, not first to the unit or to the tenth.
  expect(alone(unitedStates.costs, 1_004_999_950n)).toBe("$10.0M");
  expect(alone(unitedStates.costs, 10_044_999_900n)).toBe("$100M");
});

test("names the currency as its amounts do", () => {
  expect(brazil.currency).toBe("R$");
  expect(spain.currency).toBe("€");
  expect(numberFormat({ country: "br", language: "pt" }, "us").currency).toBe("USD");
});

test("names the currency wherever its sign alone could be another's", () => {
  expect(alone(numberFormat({ country: "ar", language: "en" }, "ar").fees, 123456n)).toBe(
    "ARS\u00a01,235",
  );
  expect(alone(numberFormat({ country: "us", language: "en" }, "ar").fees, 123456n)).toBe(
    "ARS\u00a01,235",
  );
  expect(alone(numberFormat({ country: "es", language: "es" }, "br").fees, 150n)).toBe(
    "BRL\u00a01,50",
  );
});

test("an estimate's amounts have two significant digits", () => {
  const { rough } = numberFormat({ country: "es", language: "es" }, "es");
  const amounts = [34n, 261n, 1_250n, 87_123_456n, 283_000_000n, 1_234_567_890n];
  expect(amounts.map((minor) => rough(minor).replaceAll("\u00a0", " "))).toEqual([
    "0,34 €",
    "2,6 €",
    "13 €",
    "870.000 €",
    "2,8 M €",
    "12 M €",
  ]);
});
