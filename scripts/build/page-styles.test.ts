import { expect, test } from "vitest";
import { partOf } from "./page-styles.ts";

const part = partOf(
  ":root{--ink:#123;--deep:var(--ink);--unread:red}" +
    "@layer utilities{.a{color:var(--deep)}.b,.b\\:c .a{top:0}.md\\:\\[\\&\\>p\\]\\:a{left:0}}" +
    "@media print{.b{animation:turn 1s}}@keyframes turn{50%{top:1px}}" +
    ".a:not(.b){right:0}p{margin:0}",
);

test("a page has the rules of its classes, and the variables that these read", () => {
  expect(part(new Set(["a"]))).toBe(
    ":root{--ink:#123;--deep:var(--ink)}@layer utilities{.a{color:var(--deep)}}.a:not(.b){right:0}p{margin:0}",
  );
});

test("a class is found as html writes it, and brings its animation", () => {
  expect(part(new Set(["b", "md:[&>p]:a"]))).toBe(
    "@layer utilities{.b{top:0}.md\\:\\[\\&\\>p\\]\\:a{left:0}}" +
      "@media print{.b{animation:turn 1s}}@keyframes turn{50%{top:1px}}p{margin:0}",
  );
});

test("what a script reads or sets stays", () => {
  expect(part(new Set(["--unread"]))).toBe(":root{--unread:red}p{margin:0}");
});

test("of the arguments of :is() and :has() one must be possible, with its attributes", () => {
  const css = ":is(.a>*){top:0}.b:is(.c,:where(.d) *){left:0}:root:has([data-e]){right:0}";
  const part = partOf(css);
  expect(part(new Set(["b", "c"]))).toBe(".b:is(.c,:where(.d) *){left:0}");
  expect(part(new Set(["b", "e"]))).toBe("");
  expect(part(new Set(["a", "b", "d", "data-e"]))).toBe(css);
});
