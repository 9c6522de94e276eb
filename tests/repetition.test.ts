// A buyer who opens several pages reads something new on each.
import { expect, test } from "vitest";
import { countries } from "../core/countries.ts";
import type { PageId } from "../core/pages.ts";
import { markdownPath, pathOf } from "../core/paths.ts";
import { servedHtml } from "./served-html.ts";
import { canonicalVisits } from "./site.ts";

const legalPages: PageId[] = ["legal", "privacy", "accessibility"];
const mostWords = 25;

test.each(countries)("no long paragraph stands on two pages of $code", async ({ code }) => {
  const pagesOf = new Map<string, string[]>();
  for (const { path, page, country, cookie } of canonicalVisits) {
    if (country !== code || legalPages.includes(page)) continue;
    const markdown = await servedHtml({ path: markdownPath(path), cookie });
    for (const paragraph of new Set(paragraphsOf(markdown))) {
      pagesOf.set(paragraph, [...(pagesOf.get(paragraph) ?? []), path]);
    }
  }
  expect(pagesOf.size).toBeGreaterThan(100);
  const privacy = pathOf(code, "privacy");
  const repeated = [...pagesOf].filter(
    ([paragraph, paths]) =>
      // The notice beside a form is the law's.
      paths.length > 1 && wordsIn(paragraph) > mostWords && !paragraph.includes(`${privacy})`),
  );
  expect(repeated).toEqual([]);
});

/** Paragraphs, items of lists and rows of tables. */
function paragraphsOf(markdown: string): string[] {
  return markdown.split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) )/).map((text) => text.trim());
}

function wordsIn(markdown: string): number {
  const text = markdown.replaceAll(/\]\([^)]*\)/g, "]");
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
