import { expect, test } from "vitest";
import { readHundredths, readInteger } from "./read-integer.ts";

test.each([
  ["50000", 50_000],
  ["50.000", 50_000],
  ["1,234,567", 1_234_567],
  [" 95\u00a0000 ", 95_000],
  ["0", 0],
  ["12.5", undefined],
  ["12,50", undefined],
  ["1.234,567", undefined],
  ["1e9", undefined],
  ["-5", undefined],
  ["", undefined],
])("reads %j as %j", (text, value) => {
  expect(readInteger(text)).toBe(value);
});

test.each([
  ["95", 9_500],
  ["95,5", 9_550],
  ["1.234,50", 123_450],
  ["1,234.5", 123_450],
  ["1.234", 123_400],
  ["1.234.5", undefined],
  ["-3", undefined],
  ["many", undefined],
  ["", undefined],
])("reads %j as %j hundredths", (text, hundredths) => {
  expect(readHundredths(text)).toBe(hundredths);
});
