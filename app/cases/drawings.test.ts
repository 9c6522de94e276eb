import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { drawings } from "./drawings.ts";

test("every case has its pictures, and every picture its case", () => {
  const files = globSync("app/assets/cases/*.svg").map((file) => basename(file, ".svg"));
  const named = Object.values(drawings).flatMap((family) => Object.values(family).flat());
  expect([...new Set(named)].toSorted()).toEqual(files.toSorted());
});
