import { expect, test } from "vitest";
import { findingIn } from "./check-text.ts";
import { problemsIn } from "./problems.ts";

test("an edition without changes has no problem", () => {
  expect(problemsIn({})).toEqual([]);
});

test.each([
  ["home/es.json", "hero.title", " ", "blank"],
  ["home/es.json", "hero.titel", "Hola", "gone"],
  ["welcome/es.json", "title", "Desde 1998", "figure"],
  ["welcome/es-ES.json", "title", "Los proveedores", "avoided"],
  ["welcome/es.json", "title", "<script>alert(1)</script>", "markup"],
  ["welcome/es.json", "title", "{{constructor}}", "markup"],
  ["welcome/es.json", "title", "x".repeat(1_000_000), "long"],
  ["welcome/es.json", "title", "Hola\u202e", "invisible"],
  ["welcome/es.json", "title", "Hola\u2063", "invisible"],
  ["welcome/es.json", "title", "\u3164", "invisible"],
  ["welcome/es.json", "title", "Hola\u{f0001}", "invisible"],
  ["welcome/es.json", "title", "Hola \ud800", "control"],
  ["legal/es.json", "lead", "[Ver](javascript:alert(1))", "link"],
  ["welcome/../../package.json", "", { name: "x" }, "refused"],
  ["records/clients/../x.json", "", {}, "refused"],
  ["welcome/es.json", "title", null, "missing"],
  ["welcome/es.json", "title", "Hola, {x}", "placeholder_unknown"],
  ["welcome/es.json", "title", "La red cubre más", "network"],
  ["welcome/es.json", "title", "Somos líderes", "claim"],
  ["welcome/es.json", "title", "En tres países", "counted"],
  ["welcome/es.json", "title", "Uno  dos", "two_spaces"],
] as const)("%s %s %j is refused, and anyone can be told why", (file, path, value, code) => {
  const [problem] = problemsIn({ [file]: { [path]: value } });
  expect(problem?.file).toBe(file);
  expect(findingIn(problem?.message ?? "").code).toBe(code);
  if (code !== "refused") expect(problem?.path).toBe(path);
});

test("what a voice's people read in a record is named by its file and key", () => {
  const name = "texts.pt.name";
  const overlay = { "records/services/plumbing.json": { [name]: "Encanador  rápido" } };
  expect(problemsIn(overlay)).toEqual([
    expect.objectContaining({ file: "records/services/plumbing.json", path: name }),
  ]);
});
