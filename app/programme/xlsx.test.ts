import { expect, test } from "vitest";
import { estimate } from "#core/estimate.ts";
import { readProgramme } from "#core/programme.ts";
import { programmeWords } from "./programme-words.server.ts";
import { sheetsOf } from "./xlsx.ts";

const place = { country: "us", language: "en", origin: "https://amparia.example" } as const;

test.each([
  "v2&country=us&company=insurerHome&basis=warranty&customers=12345&services=plumbing,appliances,towing",
  "v2&country=es&company=bank&customers=50000&services=plumbing,towing,onlineDoctor&set=cost.towing:95.5",
])("its formulas give the estimate: %s", (link) => {
  const { programme } = readProgramme(link, "us");
  const sheets = sheetsOf(programme, programmeWords(place), place);
  const { cost, allIn, perCustomerMonth } = estimate(programme);
  const row = sheets[0]!.data.length;
  const value = (cell: string) => worthOf(cell, sheets[0]!.data, sheets[1]!.data);
  expect(value(`J${row - 2}`)).toBeCloseTo(Number(cost.likely) / 100, 0);
  expect(value(`J${row - 1}`)).toBeCloseTo(Number(allIn.likely) / 100, 0);
  expect(value(`J${row}`)).toBeCloseTo(Number(perCustomerMonth.likely) / 100, 1);
});

/** Works a formula of products, quotients and sums out. */
function worthOf(cell: string, sheet: Sheet, other: Sheet): number {
  const [, column = "", row] = /^\$?([A-L])\$?(\d+)$/.exec(cell) ?? [];
  const { value } = (sheet[Number(row) - 1]?.[column.charCodeAt(0) - 65] ?? {}) as Cell;
  if (typeof value === "number") return value;
  const [, from, to] = /^SUM\(J(\d+):J(\d+)\)$/.exec(String(value)) ?? [];
  if (from) {
    const rows = Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
    return rows.reduce((sum, each) => sum + worthOf(`J${each}`, sheet, other), 0);
  }
  return String(value)
    .split(/(?=[*/])/)
    .map((part) => part.replace(/^([*/])?/, (sign) => `${sign || "*"} `).split(" "))
    .reduce((result, [sign, operand = ""]) => {
      const [, name] = /^'.*'!(.*)$/.exec(operand) ?? [];
      const factor = name
        ? worthOf(name, other, other)
        : /^\$?[A-L]/.test(operand)
          ? worthOf(operand, sheet, other)
          : Number(operand);
      return sign === "*" ? result * factor : result / factor;
    }, 1);
}

type Cell = { value?: unknown };
type Sheet = ReturnType<typeof sheetsOf>[number]["data"];
