import { expect, test } from "vitest";
import { readHundredths, readWhole } from "./read-number.ts";

test.each([
  ["50000", 50_000],
  ["50.000", 50_000],
  ["1,234,567", 1_234_567],
  [" 95\u00a0000 ", 95_000],
  ["0", 0],
  ["0.500", undefined],
  ["12.5", undefined],
  ["12,50", undefined],
  ["1.234,567", undefined],
  ["1e9", undefined],
  ["-5", undefined],
  ["", undefined],
])("reads %j as the whole number %j", (text, value) => {
  expect(readWhole(text)).toBe(value);
});

test.each([
  ["95", 9_500],
  ["95,5", 9_550],
  [".5", 50],
  ["0.125", 13],
  ["0,500", 50],
  ["1.234,50", 123_450],
  ["1,234.5", 123_450],
  ["1,234", 123_400],
  ["1.234.567", 123_456_700],
  ["1234.567", 123_457],
  ["1.234.5", undefined],
  ["5.", undefined],
  ["-3", undefined],
  ["many", undefined],
  ["", undefined],
])("reads %j as %j hundredths where the point is the decimal sign", (text, hundredths) => {
  expect(readHundredths(text, ".")).toBe(hundredths);
});

test("leaves open what a number with one sign before three digits is, unless the sign groups", () => {
  const unclear = { whole: 9_555_500, decimal: 9_556 };
  expect(readHundredths("95.555", ".")).toEqual(unclear);
  expect(readHundredths("95,555", ",")).toEqual(unclear);
  expect(readHundredths("95.555", ",")).toBe(9_555_500);
});
