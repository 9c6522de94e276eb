import { expect, test } from "vitest";
import type { Change } from "#core/editions.ts";
import { overlaid, overlayOf } from "./edition-changes.ts";

const change = (path: string, value: unknown, file = "home/es.json"): Change => ({
  ...{ file, path, value, base: null, who: "ana@owner.example", at: 1 },
});

test("a newer change replaces that of the same text, and those of its parts", () => {
  const earlier = [
    change("hero.title", "a"),
    change("hero.titles", "b"),
    change("hero.title", "c", "home/pt.json"),
  ];
  expect(overlayOf(overlaid(earlier, [change("hero.title", "d")]))).toEqual({
    "home/es.json": { "hero.titles": "b", "hero.title": "d" },
    "home/pt.json": { "hero.title": "c" },
  });
  expect(overlaid(earlier, [change("hero", {})])).toEqual([earlier[2], change("hero", {})]);
  expect(overlaid(earlier, [change("", null)])).toEqual([earlier[2], change("", null)]);
  expect(overlaid([change("", {})], [change("hero.title", "d")])).toHaveLength(2);
});
