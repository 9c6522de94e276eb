import { expect, test } from "vitest";
import { around, fill, type Template } from "./template.ts";

const range: Template<"low" | "high"> = "{high} or {low}, {low}";
const plain: string = "{low}";

test("fills every place of a value, with signs that a pattern would read otherwise", () => {
  expect(fill(range, { low: "$&", high: 2 })).toBe("2 or $&, $&");
});

test("gives the text around its one value", () => {
  expect(around("Call {phone}.")).toEqual(["Call ", "."]);
  expect(around("Call us.")).toEqual(["Call us.", undefined]);
});

test("the compiler refuses a missing or unknown value, a text without names, and a translation that lost one", () => {
  // @ts-expect-error: "high" is missing.
  fill(range, { low: "1" });
  // @ts-expect-error: the text names no "middle".
  fill(range, { low: "1", middle: "2", high: "3" });
  // @ts-expect-error: a plain string names nothing.
  fill(plain, { low: "1" });
  // @ts-expect-error: "{high}" is missing.
  const lost: Template<"low" | "high"> = "from {low}";
  expect(lost).toBeTruthy();
});
