// Where the network is: what the owner has uploaded, as the browser fetches it, and how a list of postal codes is held against it.
import type { CountryCode } from "./countries.ts";
import { type FamilyId, familyIds } from "./pages.ts";
import { regionAt, regionNamed, regionOfCode } from "./regions.ts";

/** A line of the owner's list. A line that names a service counts for its family. */
export interface NetworkRow {
  /** As `placeOf` returns it. */
  place: string;
  family: FamilyId;
  /** The first day of service, "2027-03-01"; absent where it operates. */
  from?: string | undefined;
  /** The median until arrival. */
  minutes?: number | undefined;
  /** When this was so. */
  day: string;
}

/** A family in a place. */
export type Cell = Pick<NetworkRow, "from" | "minutes">;

/** What is known of a place: the beginning of postal codes, or the id of a region. */
export type Places = Map<string, Partial<Record<FamilyId, Cell>>>;

/**
 * The file of a country. `places` has the places by their first three letters or digits, each with the rest of its name and its
 * families as letters in the order of `familyIds`, with minutes and the number of a day in `days`: "001a45b.1,01a30".
 */
export interface NetworkFile {
  country: CountryCode;
  /** The day of the oldest line. */
  day: string;
  days: string[];
  places: Record<string, string>;
}

export const networkFileMax = 60_000;
export const networkHead = /^[0-9A-Z]{1,3}$/;
export const networkEntries =
  /^\d{0,5}([a-e]\d{0,4}(\.\d{0,4})?)+(,\d{0,5}([a-e]\d{0,4}(\.\d{0,4})?)+)*$/;

/** The digits of a whole code. */
const codeDigits = { ar: 4, es: 5, br: 8, us: 5 } as const satisfies Record<CountryCode, number>;

/** A province, or the beginning of postal codes, as the owner writes it; undefined where it is neither, or lies in several regions. */
export function placeOf(country: CountryCode, written: string): string | undefined {
  const text = written.trim();
  const region = regionNamed(country, text);
  if (region) return region;
  const code = readCode(country, text);
  if (code) return code.digits;
  const digits = text.replaceAll(/[-\s]/g, "");
  const isPrefix = /^\d+$/.test(digits) && digits.length < codeDigits[country];
  return isPrefix && regionOfCode(country, digits) ? digits : undefined;
}

/** A whole postal code. Spreadsheets drop the zero at its beginning. */
export function readCode(country: CountryCode, written: string) {
  const text = written.toUpperCase();
  if (country === "ar") {
    const [, letter, digits] = /^([A-HJ-NP-Z])?(\d{4})(?:[A-Z]{3})?$/.exec(text) ?? [];
    return digits ? { digits, region: letter ?? regionAt(country, digits) } : undefined;
  }
  const length = codeDigits[country];
  const [, head = "", tail = ""] = /^(\d{4,5})-?(\d{3,4})?$/.exec(text) ?? [];
  const bare = country === "us" ? head : text.replace("-", "");
  if (!/^\d+$/.test(bare) || (tail && country === "es")) return undefined;
  if (bare.length !== length && bare.length !== length - 1) return undefined;
  const digits = bare.padStart(length, "0");
  const region = regionAt(country, digits);
  return region ? { digits, region } : undefined;
}

/**
 * Of several lines on a family in one place the most careful: it operates from the last of their days, and arrives as late as the
 * latest.
 */
export function networkFile(country: CountryCode, rows: readonly NetworkRow[]): NetworkFile {
  const places: Places = new Map();
  for (const { place, family, from, minutes } of rows) {
    const cells = places.get(place) ?? {};
    const known = cells[family];
    cells[family] = {
      from: [known?.from ?? "", from ?? ""].toSorted()[1] || undefined,
      minutes: largest(known?.minutes, minutes),
    };
    places.set(place, cells);
  }
  const days = [...new Set(rows.flatMap(({ from }) => from ?? []))].toSorted();
  const day = rows.map((row) => row.day).toSorted()[0] ?? "";
  const grouped: Record<string, string[]> = {};
  for (const [place, cells] of [...places].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const head = place.slice(0, 3);
    grouped[head] ??= [];
    grouped[head].push(
      place.slice(3) + familyIds.map((id) => writeCell(id, cells[id], days)).join(""),
    );
  }
  const written = Object.entries(grouped).map(([head, entries]) => [head, entries.join()] as const);
  return { country, day, days, places: Object.fromEntries(written) };
}

function largest(...numbers: (number | undefined)[]) {
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 ? Math.round(Math.max(...known)) : undefined;
}

const letters = "abcde";

function writeCell(family: FamilyId, cell: Cell | undefined, days: readonly string[]): string {
  if (!cell) return "";
  const { from, minutes = "" } = cell;
  const day = from === undefined ? "" : days.indexOf(from);
  return letters[familyIds.indexOf(family)] + [minutes, day].join(".").replace(/\.+$/, "");
}

export function readNetwork({ days, places }: Pick<NetworkFile, "days" | "places">): Places {
  const read: Places = new Map();
  for (const [head, entries] of Object.entries(places)) {
    for (const entry of entries.split(",")) {
      const [, rest = "", cells = ""] = /^(\d*)(.*)$/.exec(entry) ?? [];
      const all = [...cells.matchAll(/([a-e])(\d*)\.?(\d*)/g)].flatMap(
        ([, letter = "", minutes, day]) => {
          const family = familyIds[letters.indexOf(letter)];
          const cell = {
            minutes: numberIn(minutes),
            from: day ? days[Number(day)] : undefined,
          };
          return family ? [[family, cell] as const] : [];
        },
      );
      read.set(head + rest, Object.fromEntries(all));
    }
  }
  return read;
}

/** Families in places. What several lines of the list say of one counts once. */
export function cellsIn(file: Pick<NetworkFile, "days" | "places">): number {
  const all = [...readNetwork(file).values()].map((cells) => Object.keys(cells).length);
  return all.reduce((sum, count) => sum + count, 0);
}

const numberIn = (text: string | undefined) => (text ? Number(text) : undefined);

/** A family in a region: in all of it, or in some places of it alone. */
export interface RegionCell extends Cell {
  part?: true | undefined;
}
export type RegionCells = Record<string, Partial<Record<FamilyId, RegionCell>>>;

/** For the map: from the first day on which some place of a region is served. */
export function regionsIn({ country, ...file }: NetworkFile): RegionCells {
  const regions: RegionCells = {};
  const all = [...readNetwork(file)].toSorted(([one], [other]) => one.length - other.length);
  for (const [place, cells] of all) {
    const region = regionNamed(country, place) ?? regionOfCode(country, place);
    if (!region) continue;
    regions[region] ??= {};
    const known = regions[region];
    for (const family of familyIds) {
      const cell = cells[family];
      if (cell)
        known[family] = joined(known[family], { ...cell, ...(place !== region && { part: true }) });
    }
  }
  return regions;
}

/** The region itself comes before its places. */
function joined(known: RegionCell | undefined, cell: RegionCell): RegionCell {
  if (!known) return cell;
  const isEarlier = (cell.from ?? "") < (known.from ?? "");
  const { from, part } = isEarlier ? cell : known;
  return { from, part, minutes: largest(known.minutes, cell.minutes) };
}
