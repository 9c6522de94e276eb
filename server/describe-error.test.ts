import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

test("an error is its kind and its place, without its words", () => {
  const error = new TypeError(
    "cannot read ana@correo.example\n    at ana@correo.example (/ana/correo.example:1:1)",
  );
  const { code, frames } = describeError(error);
  expect(code).toBe("TypeError");
  expect(frames).toMatch(/^server\/describe-error\.test\.ts:\d+:\d+/);
  expect(frames).not.toContain("ana");
});

test("what is no error is only that", () => {
  expect(describeError("ana@correo.example")).toEqual({ code: "unknown" });
});
