/** Byte order mark: spreadsheets need it to read the file as UTF-8. */
export const csvStart = "\ufeff";

export function csvRow(cells: (string | number)[]): string {
  return `${cells.map((cell) => quoted(String(cell))).join(",")}\r\n`;
}

/**
 * The places in a cell where a spreadsheet may begin to read a formula. One that expects semicolons or tabs, as in Spain and Brazil,
 * begins a cell of its own after any separator or line break, quotes or not.
 */
const formulaStarts = /^(?=\s*[\t\r])|(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

// After an apostrophe it is text.
function quoted(cell: string): string {
  return `"${cell.replace(formulaStarts, "'").replaceAll('"', '""')}"`;
}
