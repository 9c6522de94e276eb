import { setImmediate as nextTurn } from "node:timers/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { workbookOf } from "./workbook.ts";

const { signal } = new AbortController();

/** Ends after `most` rows; says how many were read. */
function table(most = Number.POSITIVE_INFINITY, cell = "=1+1") {
  const read = { rows: 0 };
  async function* rows() {
    for (; read.rows < most; read.rows += 1) {
      if (read.rows % 200 === 0) await nextTurn();
      yield [cell, `${read.rows}`];
    }
  }
  return { read, rows: rows() };
}

test("every row is a row of the sheet, and no cell a formula", async () => {
  const file = await workbookOf(table(300).rows, signal);
  const sheet = strFromU8(unzipSync(file!)["xl/worksheets/sheet1.xml"]!);
  expect(sheet.match(/<row /g)).toHaveLength(300);
  expect(sheet).not.toContain("<f>");
});

test("a cell holds as much as Excel can open, and shows that it was cut", async () => {
  const file = await workbookOf(table(1, "x".repeat(40_000)).rows, signal);
  const text = strFromU8(
    unzipSync(file!)["xl/sharedStrings.xml"] ?? unzipSync(file!)["xl/worksheets/sheet1.xml"]!,
  );
  expect(text).toMatch(/[^x]x{32766}…[^x]/);
});

test("a table that nobody waits for any more is not read to its end", async () => {
  const left = new AbortController();
  const { read, rows } = table();
  const made = workbookOf(rows, left.signal);
  left.abort();
  expect(await made).toBeUndefined();
  expect(read.rows).toBeLessThan(2);
});

test("a table with too many rows, or too much text for the thread, is refused, not cut", async () => {
  const limits = { rows: 10, memoryMb: 16 };
  expect(await workbookOf(table(11).rows, signal, limits)).toBeUndefined();
  const { rows } = table(undefined, "x".repeat(1_000));
  expect(await workbookOf(rows, signal, { ...limits, rows: 1e9 })).toBeUndefined();
  expect(await workbookOf(table(10).rows, signal, limits)).toBeDefined();
});
