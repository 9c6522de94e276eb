import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { servedHtml } from "./served-html.ts";
import { visits } from "./site.ts";

test("the font files have every character of every page", async () => {
  const known = new Set(readFileSync("app/assets/fonts/characters.txt", "utf8"));
  const unknown = new Set<string>();
  for (const visit of visits) {
    const html = await servedHtml(visit);
    const text = html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, "");
    for (const character of text) if (!known.has(character)) unknown.add(character);
  }
  expect([...unknown]).toEqual([]);
});
