import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sabotages } from "./sabotages.ts";

test.each(sabotages)("the code still reads as the sabotage expects: $name", ({ file, find }) => {
  expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
});
