// Holds a buyer's postal codes, one a customer, against a country's network. Runs in the browser alone: the codes leave it in no form.
import type { CountryCode } from "./countries.ts";
import { type Places, readCode } from "./network.ts";
import { type FamilyId, familyIds } from "./pages.ts";

export interface PostalList {
  /** Customers by code, and each code's region. */
  codes: Map<string, { count: number; region: string | undefined }>;
  read: number;
  /** What stood in a code's place and was none. */
  unread: number;
}

/** Codes as pasted, or a file with a column of them. */
export function readPostalList(country: CountryCode, text: string): PostalList {
  const list: PostalList = { codes: new Map(), read: 0, unread: 0 };
  const known = new Map<string, ReturnType<typeof readCode>>();
  const read = (token: string) => {
    if (!known.has(token)) known.set(token, readCode(country, token));
    return known.get(token);
  };
  for (const token of tokensOf(text, read)) {
    const code = read(token);
    if (!code) {
      list.unread += 1;
      continue;
    }
    list.read += 1;
    const key = country === "ar" ? `${code.region}${code.digits}` : code.digits;
    const entry = list.codes.get(key);
    if (entry) entry.count += 1;
    else list.codes.set(key, { count: 1, region: code.region });
  }
  return list;
}

const looked = 200;

/** Of a table, the column with the most codes, and not its heading. */
function tokensOf(text: string, isCode: (token: string) => unknown): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const separator = [";", "\t", ","].find(
    (each) => lines[0]?.includes(each) && lines[1]?.includes(each),
  );
  if (!separator) return text.split(/[\s,;]+/).filter((token) => token !== "");
  const cells = (line: string) =>
    line.split(separator).map((cell) => cell.replaceAll(/^\s*"?|"?\s*$/g, ""));
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
  const [head = "", ...rest] = lines.map((line) => cells(line)[column] ?? "");
  return isCode(head) ? [head, ...rest] : rest;
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
  for (const [code, { count, region = "" }] of codes) {
    const days = families.map((family) => dayIn(places, code.replace(/^\D+/, ""), region, family));
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

/** The first day of service; empty where it operates. */
function dayIn(places: Places, digits: string, region: string, family: FamilyId) {
  for (let length = digits.length; length > 0; length--) {
    const cell = places.get(digits.slice(0, length))?.[family];
    if (cell) return cell.from ?? "";
  }
  const cell = places.get(region)?.[family];
  return cell && (cell.from ?? "");
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

/** The families that the data names anywhere. */
export function familiesIn(places: Places): FamilyId[] {
  const named = new Set([...places.values()].flatMap((cells) => Object.keys(cells)));
  return familyIds.filter((id) => named.has(id));
}
