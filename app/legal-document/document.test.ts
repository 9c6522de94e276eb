import { expect, test } from "vitest";
import { loader as accessibility } from "#app/pages/accessibility/page.tsx";
import { loader as legal } from "#app/pages/legal/page.tsx";
import { loader as privacy } from "#app/pages/privacy/page.tsx";
import { pages } from "#core/pages.ts";
import type { Paragraph } from "./document.server.ts";

/** A country site, and the country whose language the visitor prefers where the site has none of its own. */
const readers = [
  ["/", "ar"],
  ["/", "br"],
  ["/", "us"],
  ["/es", "es"],
  ["/br", "br"],
  ["/us", "us"],
] as const;

const documents = Object.entries({ privacy, legal, accessibility }).flatMap(([page, load]) =>
  readers.map(([site, prefers]) => ({ page, site, prefers, ...read(load, site, prefers) })),
);

function read(load: typeof privacy, path: string, selectedCountry: string) {
  const url = new URL(path, "https://site.example");
  const request = new Request(url, { headers: { Cookie: `selectedCountry=${selectedCountry}` } });
  return load({ request, url } as Parameters<typeof privacy>[0]);
}

function textsOf(paragraphs: readonly Paragraph[]): string[] {
  return paragraphs.flatMap((paragraph) =>
    typeof paragraph === "string" ? [paragraph] : paragraph.items,
  );
}

test("every country and language has a document of its own", () => {
  const titles = documents.map(({ head }) => head.title);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(documents)("$page on $site for $prefers: links lead somewhere", ({ document }) => {
  const texts = document.sections.flatMap(({ paragraphs }) => textsOf(paragraphs)).join("\n");
  for (const [, target = ""] of texts.matchAll(/\]\(([^)]+)\)/g)) {
    expect(target in pages || URL.canParse(target), target).toBe(true);
  }
});

test("a translation of the Argentine policy still names Argentine law, and another country's its own", () => {
  const laws = documents
    .filter(({ page }) => page === "privacy")
    .map(({ head, document }) => head.description + JSON.stringify(document));
  const [ar, arPt, arEn, es, br, us] = laws as [string, string, string, string, string, string];
  expect(ar).toContain("Ley 25.326");
  expect(arPt).toContain("Lei argentina 25.326");
  expect(arEn).toContain("Law 25,326");
  expect(es).toContain("LOPDGDD");
  expect(br).toContain("LGPD");
  expect(us).toContain("California");
  for (const other of [es, br, us]) expect(other).not.toMatch(/25[.,]326/);
});

test("the month is written in the reader's language", () => {
  const dates = documents
    .filter(({ page }) => page === "privacy")
    .map(({ document }) => document.lastUpdated);
  expect(dates).toEqual([
    "Febrero de 2025",
    "Fevereiro de 2025",
    "February 2025",
    "Febrero de 2025",
    "Fevereiro de 2025",
    "February 2025",
  ]);
});
