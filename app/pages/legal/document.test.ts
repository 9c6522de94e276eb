import { expect, test } from "vitest";
import type { Paragraph } from "#content/document.ts";
import { readers } from "#content/readers.ts";
import { pages } from "#core/pages.ts";
import { storedKeys } from "#core/stored-keys.ts";
import { documentFor } from "./document.server.ts";

const documents = (["privacy", "legal", "accessibility"] as const).flatMap((page) =>
  readers.map((reader) => ({ page, ...reader, ...documentFor(reader, page) })),
);

function textsOf(paragraphs: readonly Paragraph[]): string[] {
  return paragraphs.flatMap((paragraph) =>
    typeof paragraph === "string" ? [paragraph] : paragraph.items,
  );
}

test.each(documents)("$page, $country in $language: links lead somewhere", ({ document }) => {
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

test.each(readers)(
  "privacy, $country in $language: names each key that is stored in the browser",
  (reader) => {
    const { sections } = documentFor(reader, "privacy").document;
    const { paragraphs = [] } = sections.find(({ id }) => id === "browser") ?? {};
    const items = paragraphs.flatMap((each) => (typeof each === "string" ? [] : each.items));
    const named = items.map((item) =>
      [...item.matchAll(/[“«]([\w-]+)[”»]/g)].map(([, key]) => key),
    );
    expect(named).toEqual(Object.values(storedKeys));
  },
);
