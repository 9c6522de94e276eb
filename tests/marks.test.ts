// The studio finds texts on pages by marks, which nothing else may notice.
import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type * as Render from "#app/render.tsx";
import { withoutMarks } from "#content/marks.ts";
import { origin, visits } from "./site.ts";

const { renderPage, renderMarked }: typeof Render = await import(
  pathToFileURL("build/render/render.js").href
);
const assets = { script: "/main.js" };

test("a page with marks is the page without them, and names its texts", () => {
  for (const { path, language } of visits) {
    const request = { path, language, origin };
    const { html, sources } = renderMarked(request, assets);
    expect(html.replaceAll(/ data-text="[\d ]+"/g, ""), path).toBe(renderPage(request, assets));
    const first = /<h1[\s\S]*?data-text="(\d+)/.exec(html)?.[1];
    expect(sources[Number(first)], path).toBeDefined();
  }
});

test("no public byte has a mark", () => {
  const files = globSync("build/site/**/*.{html,md,json,txt,xml,js,css,csv}");
  expect(files.length).toBeGreaterThan(500);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    expect(withoutMarks(text) === text && !text.includes("data-text="), file).toBe(true);
  }
});
