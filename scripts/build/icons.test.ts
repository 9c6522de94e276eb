import { expect, test } from "vitest";
import { pathOf } from "./icons.ts";

test("the strokes of an icon become one path", () => {
  const strokes =
    '<path d="M5 12h14"></path><path d="m6 9.5.5 6 6-6"></path><path d="m6 9h1"></path>' +
    '<circle cx="4" cy="4" r="2"></circle><line x1="1" x2="3" y1="2" y2="4"></line>' +
    '<polyline points="2 1 1 2"></polyline>' +
    '<rect width="8" height="6" x="2" y="5" rx="2"></rect>';
  expect(pathOf(`<svg viewBox="0 0 24 24" fill="none">${strokes}</svg>`)).toBe(
    "M5 12h14M6 9.5l.5 6 6-6M6 9h1" +
      "M2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0M1 2L3 4M2 1 1 2" +
      "M4 5h4a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z",
  );
});

test("a filled part, which one stroke cannot draw, is refused", () => {
  expect(() => pathOf('<svg><circle cx="4" cy="4" r="2" fill="red"></circle></svg>')).toThrow(
    "filled",
  );
});
