// Holds a buyer's postal codes, one a customer, against a country's network. Runs in the browser alone: the codes leave it in no form.
import type { CountryCode } from "./countries.ts";
import { type Places, readCode } from "./network.ts";
import type { FamilyId } from "./pages.ts";

interface Customers {
  count: number;
  digits: string;
  region: string | undefined;
}

export interface PostalList {
  codes: Map<string, Customers>;
  read: number;
  /** What stood in a code's place and was none. */
  unread: number;
}

/** Codes as pasted, or a file with a column of them. */
export function readPostalList(country: CountryCode, text: string): PostalList {
  const list: PostalList = { codes: new Map(), read: 0, unread: 0 };
  // A list repeats its codes: each is read once.
  const known = new Map<string, Customers | null>();
  const entryOf = (token: string) => {
    const code = readCode(country, token);
    if (!code) return null;
    const key = country === "ar" ? `${code.region}${code.digits}` : code.digits;
    const entry = list.codes.get(key) ?? { count: 0, ...code };
    list.codes.set(key, entry);
    return entry;
  };
  for (const token of tokensOf(text, (each) => readCode(country, each))) {
    let entry = known.get(token);
    if (entry === undefined) {
      entry = entryOf(token);
      known.set(token, entry);
    }
    if (entry) {
      entry.count += 1;
      list.read += 1;
    } else list.unread += 1;
  }
  return list;
}

const looked = 200;

/** Of a table, the column with the most codes, and not its heading. */
function tokensOf(text: string, isCode: (token: string) => unknown): string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const separator = [";", "\t", ","].find(
    (each) => lines[0]?.includes(each) && lines[1]?.includes(each),
  );
  if (!separator) return text.split(/[\s,;]+/).filter((token) => token !== "");
  const bare = (cell: string) => {
    const text = cell.trim();
    return text.startsWith('"') ? text.slice(1, text.endsWith('"') ? -1 : undefined) : text;
  };
  const cells = (line: string) => line.split(separator).map(bare);
  const hits: number[] = [];
  for (const line of lines.slice(0, looked)) {
    for (const [index, cell] of cells(line).entries())
      hits[index] = (hits[index] ?? 0) + (isCode(cell) ? 1 : 0);
  }
  const isTable = Math.min(...lines.slice(0, 2).map((line) => cells(line).length)) > 1;
  const column = hits.indexOf(Math.max(...hits));
  // Codes written in rows have them in every column.
  const isRows =
    hits.length > 1 && hits.every((count) => count >= Math.min(lines.length, looked) - 1);
  if (!isTable || isRows) return text.split(/[\s,;]+/).filter((token) => token !== "");
  const found = lines.map((line) => bare(cellOf(line, separator, column)));
  return isCode(found[0] ?? "") ? found : found.slice(1);
}

/** Without making all others of a long list. */
function cellOf(line: string, separator: string, column: number): string {
  let start = 0;
  for (let index = 0; index < column; index += 1) {
    start = line.indexOf(separator, start) + 1;
    if (start === 0) return "";
  }
  const end = line.indexOf(separator, start);
  return end < 0 ? line.slice(start) : line.slice(start, end);
}

/** How many customers a family reaches today, and how many from each later day. */
export interface Reach {
  today: number;
  later: { day: string; count: number }[];
}

export interface NetworkMatch {
  families: Partial<Record<FamilyId, Reach>>;
  /** By all of the families. */
  all: Reach;
  /** Customers whom a family does not reach by any day, most first. */
  missing: [region: string, count: number][];
}

/** Of several places a code lies in, the smallest counts that says something of a family. */
export function matchList(
  { codes }: PostalList,
  places: Places,
  families: readonly FamilyId[],
  today: string,
): NetworkMatch {
  const counts = new Map<FamilyId | "all", Map<string, number>>();
  const missing = new Map<string, number>();
  const add = (family: FamilyId | "all", day: string, count: number) => {
    const days = counts.get(family) ?? new Map<string, number>();
    counts.set(family, days.set(day, (days.get(day) ?? 0) + count));
  };
  for (const { count, region, within } of grouped(codes, places)) {
    const days = families.map((family) => dayIn(places, within, family));
    for (const [index, day] of days.entries()) {
      const family = families[index];
      if (family && day !== undefined) add(family, day, count);
    }
    const all = days.reduce(
      (last, day) =>
        last === undefined || day === undefined ? undefined : day > last ? day : last,
      "",
    );
    if (all === undefined) missing.set(region, (missing.get(region) ?? 0) + count);
    else add("all", all, count);
  }
  const reachOf = (family: FamilyId | "all") => reach(counts.get(family) ?? new Map(), today);
  return {
    families: Object.fromEntries(families.map((family) => [family, reachOf(family)])),
    all: reachOf("all"),
    missing: [...missing].toSorted(([, one], [, other]) => other - one),
  };
}

interface Group {
  count: number;
  region: string;
  /** The places that their codes lie in, smallest first. */
  within: string[];
}

/** Customers whose codes lie in the same places: far fewer than codes. */
function grouped(codes: PostalList["codes"], places: Places): Iterable<Group> {
  const lengths = [...new Set([...places.keys()].map(({ length }) => length))];
  const longestFirst = lengths.toSorted((one, other) => other - one);
  const groups = new Map<string, Group>();
  for (const { count, digits, region = "" } of codes.values()) {
    const within: string[] = [];
    for (const length of longestFirst) {
      const start = digits.slice(0, length);
      if (places.has(start)) within.push(start);
    }
    if (places.has(region) && !within.includes(region)) within.push(region);
    const key = `${region} ${within.join()}`;
    const group = groups.get(key);
    if (group) group.count += count;
    else groups.set(key, { count, region, within });
  }
  return groups.values();
}

/** The first day of service; empty where it operates. */
function dayIn(places: Places, within: readonly string[], family: FamilyId) {
  for (const place of within) {
    const cell = places.get(place)?.[family];
    if (cell) return cell.from ?? "";
  }
  return undefined;
}

function reach(days: Map<string, number>, today: string): Reach {
  const sorted = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const later: Reach["later"] = [];
  let sum = 0;
  let now = 0;
  for (const [day, count] of sorted) {
    sum += count;
    if (day <= today) now = sum;
    else later.push({ day, count: sum });
  }
  return { today: now, later };
}
