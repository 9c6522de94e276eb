import { expect, test } from "vitest";
import { decodeText, readTable } from "./read-table.ts";

const rows = (text: string) => readTable(text).map(({ cells }) => cells);

test("a table is read with any country's separator", () => {
  const expected = [
    ["Zona", "Día"],
    ["Ávila", "1,5"],
  ];
  for (const sign of [";", "\t", "|"]) {
    expect(rows(`Zona${sign}Día\r\nÁvila${sign}1,5\r\n`)).toEqual(expected);
  }
  expect(rows('Zona,Día\nÁvila,"1,5"')).toEqual(expected);
  expect(readTable("sep=;\r\nZona;Día\r\n;;\r\nÁvila;1,5")).toEqual([
    { line: 2, cells: expected[0] },
    { line: 4, cells: expected[1] },
  ]);
});

test("a table with more lines and cells than anybody asks for is read no further", () => {
  const first = readTable("a;b;c\n1;2;3\n4;5;6", { lines: 2, cells: 2 });
  expect(first.map(({ cells }) => cells)).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

test("quotes hold separators, lines and quotes", () => {
  expect(rows('a;b\n"x;""y""\nz"; 2 \n')).toEqual([
    ["a", "b"],
    ['x;"y"\nz', "2"],
  ]);
  expect(rows('a;b\n"never closed;1')).toEqual([["a", "b"], ["never closed;1"]]);
});

test("a table is read in the encodings of spreadsheets", () => {
  const text = "Córdoba;São Paulo";
  expect(decodeText(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
  expect(decodeText(Buffer.from(text, "latin1"))).toBe(text);
  const wide = Buffer.from(`\uFEFF${text}`, "utf16le");
  expect(decodeText(wide)).toBe(text);
  expect(decodeText(wide.swap16())).toBe(text);
});
