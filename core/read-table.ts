// Tables as spreadsheets write them: with the separator and the encoding of the country whose settings they have.

const separators = [";", ",", "\t", "|"];

/** Excel writes "Unicode text" as UTF-16, and CSV as UTF-8 or in the encoding of Windows. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

export type TableLine = { line: number; cells: string[] };

const endless = { lines: Number.POSITIVE_INFINITY, cells: Number.POSITIVE_INFINITY };

/** Lines with something in them, numbered as a spreadsheet numbers them. More cells or lines than the most are not read. */
export function readTable(text: string, most = endless): TableLine[] {
  const [, named, body = text] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? [];
  const separator = named ?? separatorOf(body);
  const lines: TableLine[] = [];
  let [cells, cell, line] = [[] as string[], "", named === undefined ? 1 : 2];
  let isQuoted = false;
  const endCell = () => {
    if (cells.length < most.cells) cells.push(cell.trim());
    cell = "";
  };
  const endLine = () => {
    endCell();
    if (cells.some((each) => each !== "")) lines.push({ line, cells });
    [cells, line] = [[], line + 1];
  };
  for (let at = 0; at < body.length && lines.length < most.lines; at++) {
    const sign = body[at] ?? "";
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === "") [isQuoted, cell] = [true, ""];
    else if (sign === separator) endCell();
    else if (sign === "\n" || (sign === "\r" && body[at + 1] !== "\n")) endLine();
    else if (sign !== "\r") cell += sign;
  }
  if (cell !== "" || cells.length > 0) endLine();
  return lines;
}

/** The one that the headings have most of. */
function separatorOf(text: string): string {
  const [headings = ""] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => headings.split(sign).length;
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
