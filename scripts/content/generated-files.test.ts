import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generatedFiles } from "./generated-files.ts";

test.each(Object.entries(generatedFiles()))(
  "%s is as `npm run content` writes it",
  (file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);
