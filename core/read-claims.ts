// A year of the buyer's own as pasted from a spreadsheet: a line for each service or family, with its covered units, its cases and the
// cost of one. Any separator, and the numbers of the reader's country.
import { type ClaimKey, claimMax, type OwnClaims } from "./claims.ts";
import { readHundredths } from "./read-number.ts";

export interface ReadClaims {
  claims: OwnClaims;
  /** Lines with numbers that were not understood. */
  unread: string[];
}

export function readClaims(
  text: string,
  names: Partial<Record<ClaimKey, string>>,
  point: string,
): ReadClaims {
  const keys = Object.entries(names).map(([key, name]) => [plain(name ?? ""), key as ClaimKey]);
  const byName = new Map(keys as [string, ClaimKey][]);
  const claims: OwnClaims = {};
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [name = "", ...cells] = cellsOf(line, point);
    // A heading, or a line that waits for its numbers.
    if (!cells.some((cell) => /\d/.test(cell))) continue;
    const key = byName.get(plain(name));
    const [exposure, cases, cost] = [
      whole(cells[0], point),
      whole(cells[1], point),
      amount(cells[2], point),
    ];
    const isRead =
      key !== undefined &&
      isWithin(exposure, 1, claimMax.exposure) &&
      isWithin(cases, 0, claimMax.cases) &&
      (cost === undefined ? !cells[2]?.trim() : isWithin(cost, 0, claimMax.cost));
    if (!isRead || claims[key]) unread.push(line.trim());
    else claims[key] = { exposure, cases, ...(cost !== undefined && { cost }) };
  }
  return { claims, unread };
}

function isWithin(value: number | undefined, min: number, max: number): value is number {
  return value !== undefined && value >= min && value <= max;
}

function cellsOf(line: string, point: string): string[] {
  const separator = ["\t", ";", "|"].find((each) => line.includes(each));
  if (separator) return line.split(separator).map(unquoted);
  // A comma separates where it is not the decimal sign; spaces do where there are two.
  if (point === "." && line.includes(",")) {
    return (line.match(/"[^"]*"|[^,]+|(?<=,)(?=,|$)/g) ?? []).map(unquoted);
  }
  return line
    .trim()
    .split(/\s{2,}/)
    .map(unquoted);
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/, "$1");
}

/** Without currency signs and codes. */
function numberIn(cell = "", point: string) {
  const text = cell.replace(/[^\d.,\s]/g, "").trim();
  return text === "" ? undefined : readHundredths(text, point);
}

function whole(cell: string | undefined, point: string): number | undefined {
  const number = numberIn(cell, point);
  const hundredths = typeof number === "object" ? number.whole : number;
  return hundredths === undefined || hundredths % 100 !== 0 ? undefined : hundredths / 100;
}

/** "95.555" can be read in two ways, and is not guessed. */
function amount(cell: string | undefined, point: string): number | undefined {
  const number = numberIn(cell, point);
  return typeof number === "object" ? undefined : number;
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
