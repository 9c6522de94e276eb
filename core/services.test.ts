import { expect, test } from "vitest";
import { isServiceId } from "./services.ts";

test("knows an id from anything else", () => {
  expect(isServiceId("towing")).toBe(true);
  for (const other of ["toString", "__proto__", "", "Towing", 7, null, undefined]) {
    expect(isServiceId(other)).toBe(false);
  }
});
