import { expect, test } from "vitest";
import { startingProgramme } from "#core/programme.ts";
import { csvOf } from "./csv.ts";
import { programmeWords } from "./programme-words.server.ts";

const place = { country: "br", language: "pt", origin: "https://amparia.example" } as const;

test("its rows add up to its total, and every assumption names its origin", () => {
  const words = programmeWords(place);
  const csv = csvOf(startingProgramme("br"), words, place);
  const rows = csv.split("\r\n").map((line) => line.split(";"));
  const at = (name: string) => rows.findIndex(([first]) => first === name);
  const parts = rows.slice(at(words.service) + 1, at(words.total));
  expect(parts).toHaveLength(4);
  const cents = (row: string[] | undefined) => Number(row?.[6]?.replace(",", ""));
  const sum = parts.reduce((total, row) => total + cents(row), 0);
  expect(sum).toBe(cents(rows[at(words.total)]));
  expect(csv).toContain("https://amparia.example/br/programa#v2.2026-11&country=br&");
  expect(csv).toContain("Porto, maiorseguros.com.br, Brasil, 2014");
  expect(csv).toContain("Premissa nossa");
});

test.each([
  ["es", "Enlace", "Nota", "Supuesto"],
  ["pt", "Link", "Observação", "Premissa"],
  ["en", "Link", "Note", "Assumption"],
] as const)("every row has a name, in %s", (language, ...names) => {
  const csv = csvOf(startingProgramme("br"), programmeWords({ ...place, language }), {
    ...place,
    language,
  });
  expect(csv).not.toMatch(/^[,;]/m);
  const first = csv.split("\r\n").map((line) => /^[^,;]*/.exec(line)?.[0]);
  expect(first).toEqual(expect.arrayContaining(names));
});
