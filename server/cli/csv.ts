/** Byte order mark: spreadsheets need it to read the file as UTF-8. */
export const csvStart = "\ufeff";

export function csvRow(cells: (string | number)[]): string {
  return `${cells.map((cell) => quoted(String(cell))).join(",")}\r\n`;
}

// A spreadsheet runs cells that start like this as formulas; an apostrophe makes them text.
function quoted(cell: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
