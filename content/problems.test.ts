import { expect, test } from "vitest";
import { problemsIn } from "./problems.ts";

test("an edition without changes has no problem", () => {
  expect(problemsIn({})).toEqual([]);
});

test.each([
  ["home/es.json", "hero.title", " ", "is blank"],
  ["home/es.json", "hero.titel", "Hola", "is unknown"],
  ["welcome/es.json", "title", "Desde 1998", "no fact"],
  ["welcome/es-ES.json", "title", "Los proveedores", "say "],
  ["welcome/es.json", "title", "<script>alert(1)</script>", "markup"],
  ["welcome/es.json", "title", "{{constructor}}", "markup"],
  ["welcome/es.json", "title", "x".repeat(1_000_000), "longer"],
  ["welcome/es.json", "title", "Hola\u202e", "invisible"],
  ["welcome/es.json", "title", "Hola\u2063", "invisible"],
  ["welcome/es.json", "title", "Hola\u{f0001}", "invisible"],
  ["welcome/es.json", "title", "Hola \ud800", "no text"],
  ["legal/es.json", "lead", "[Ver](javascript:alert(1))", "link"],
  ["welcome/../../package.json", "", { name: "x" }, "no language"],
  ["records/clients/../x.json", "", {}, "no language"],
])("%s %s is refused", (file, path, value, message) => {
  const [problem] = problemsIn({ [file]: { [path]: value } });
  expect(problem).toMatchObject({ file, message: expect.stringContaining(message) });
  if (!message.startsWith("no language")) expect(problem?.path).toBe(path);
});

test("what a voice's people read in a record is named by its file and key", () => {
  const name = "texts.pt.name";
  const overlay = { "records/services/plumbing.json": { [name]: "Encanador  rápido" } };
  expect(problemsIn(overlay)).toEqual([
    expect.objectContaining({ file: "records/services/plumbing.json", path: name }),
  ]);
});
