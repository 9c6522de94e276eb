import { expect, test } from "vitest";
import { estimate } from "#core/estimate.ts";
import { readProgrammes } from "#core/programme.ts";
import { programmeWords } from "./programme-words.server.ts";
import { sheetsOf } from "./xlsx.ts";

const place = { country: "us", language: "en", origin: "https://amparia.example" } as const;
const warranty =
  "v2&country=us&company=insurerHome&basis=warranty&customers=12345&services=plumbing,appliances,towing";

function sheetsFor(link: string) {
  const programme = readProgrammes(link, "us").programmes[0]!;
  const [result, assumptions] = sheetsOf(programme, programmeWords(place), place);
  return { ...estimate(programme), result: result!.data, assumptions: assumptions!.data };
}

test.each([
  warranty,
  "v2&country=es&company=bank&customers=50000&services=plumbing,towing,onlineDoctor&set=cost.towing:95.5",
])("its formulas give the estimate: %s", (link) => {
  const { parts, cost, allIn, perCustomerMonth, ...sheets } = sheetsFor(link);
  const total = 8 + parts.length;
  const value = (row: number) => worthOf(`J${row}`, sheets.result, sheets.assumptions);
  expect(value(total)).toBeCloseTo(cost.likely / 100, 0);
  expect(value(total + 1)).toBeCloseTo(allIn.likely / 100, 0);
  expect(value(total + 2)).toBeCloseTo(perCustomerMonth.likely / 100, 1);
});

test("another fee in the sheet gives what the page shows for it", () => {
  const sheets = sheetsFor(warranty);
  const other = sheetsFor(`${warranty}&set=fee:125`);
  const total = `J${8 + other.parts.length}`;
  expect(worthOf(total, sheets.result, other.assumptions)).toBeCloseTo(other.cost.likely / 100, 0);
});

type Sheet = ReturnType<typeof sheetsOf>[number]["data"];

/** Works a cell out, by way of the cells that its formula names. */
function worthOf(cell: string, sheet: Sheet, assumptions: Sheet): number {
  const [, column = "", row] = /^([A-L])(\d+)$/.exec(cell) ?? [];
  const found = sheet[Number(row) - 1]?.[column.charCodeAt(0) - 65];
  const { value } = found as { value: number | string };
  if (typeof value === "number") return value;
  const expression = value
    .replace(/SUM\(J(\d+):J(\d+)\)/, (_, from, to) =>
      Array.from({ length: to - from + 1 }, (_, at) => `J${Number(from) + at}`).join("+"),
    )
    .replaceAll("MAX", "Math.max")
    .replaceAll("MIN", "Math.min")
    .replaceAll("$", "")
    .replace(/'[^']+'!([A-L]\d+)/g, (_, name) => String(worthOf(name, assumptions, assumptions)))
    .replace(/\b[A-L]\d+\b/g, (name) => String(worthOf(name, sheet, assumptions)));
  return Function(`return ${expression}`)();
}
