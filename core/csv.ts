import type { Language } from "./languages.ts";

/** Byte order mark: spreadsheets need it to read the file as UTF-8. */
export const csvStart = "\ufeff";

/** Where the comma is the decimal sign, spreadsheets separate cells by semicolons. */
export function csvSeparator(language: Language): string {
  return language === "en" ? "," : ";";
}

export function csvRow(cells: readonly (string | number)[], separator = ","): string {
  return `${cells.map(written).join(separator)}\r\n`;
}

/**
 * The places in a cell where a spreadsheet may begin to read a formula. One that expects semicolons or tabs, as in Spain and Brazil,
 * begins a cell of its own after any separator or line break, quotes or not.
 */
const formulaStarts = /^(?=\s*[\t\r])|(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])[\s"]*)/g;

// After an apostrophe it is text.
function written(cell: string | number): string {
  const text = typeof cell === "string" ? cell.replace(formulaStarts, "'") : `${cell}`;
  return /["',;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
