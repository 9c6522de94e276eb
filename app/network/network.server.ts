// A country's network, as its pages show it.
import type { Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import { records } from "#content/records.ts";
import { todayIn } from "#content/standing.ts";
import { monthIn, type Reader, writtenDay, writtenLocale } from "#core/countries.ts";
import type { RegionCell } from "#core/network.ts";
import type { NetworkNames } from "#core/network-words.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { uploadPath } from "#core/paths.ts";
import { regionNames } from "#core/regions.ts";
import { fill } from "#core/template.ts";
import { tilesOf } from "./tiles.ts";

export const tileStates = ["today", "part", "later", "none"] as const;
export type TileState = (typeof tileStates)[number];

/** What a page says of the network where its country has no data: one sentence. */
export function networkOn(place: Pick<Place, "country" | "language">, today = todayIn()) {
  const { none, asOf, result: _, caveat: __, check, ...texts } = contentFor(place, "network");
  const record = records("network").find(({ country }) => country === place.country);
  if (!record) return { title: texts.title, send: texts.send, none, data: undefined };
  const { day, file } = record;
  const regions = record.regions as Record<string, Partial<Record<FamilyId, RegionCell>>>;
  const names = regionNames(place.country);
  const all = Object.values(regions).flatMap((cells) => Object.keys(cells));
  const families = familyIds.filter((id) => all.includes(id));
  const { families: familyNames } = contentFor(place, "layout");
  const locale = writtenLocale(place.country, place.language);
  const offeredNames = Object.fromEntries(families.map((id) => [id, familyNames[id]]));
  return {
    title: texts.title,
    send: texts.send,
    none,
    data: {
      texts,
      asOf: fill(asOf, { day: writtenDay(day, place) }),
      families: families.map((id) => familyNames[id]),
      tiles: tilesOf(place.country).map((tile) => ({
        ...tile,
        state: stateOf(
          families.map((family) => regions[tile.id]?.[family]),
          today,
        ),
      })),
      regions: Object.entries(names)
        .filter(([id]) => regions[id])
        .toSorted(([, one], [, other]) => one.localeCompare(other, locale))
        .map(([id, name]) => ({
          id,
          name,
          cells: families.map((family) => cellText(regions[id]?.[family], place, today)),
        })),
      check: {
        file: uploadPath(file),
        texts: check,
        // Elsewhere each code lies in one region.
        rough: place.country === "ar" ? texts.rough : undefined,
        names: { ...networkNames(place), familyNames: offeredNames },
      },
    },
  };
}

function networkNames(reader: Reader): NetworkNames {
  return {
    texts: contentFor(reader, "network").result,
    familyNames: contentFor(reader, "layout").families,
    regions: regionNames(reader.country),
  };
}

export function hasNetwork({ country }: Pick<Reader, "country">): boolean {
  return records("network").some((record) => record.country === country);
}

/** What a page that speaks of a network says after this, while the country has no data. */
export function withCaveat<T extends string>(reader: Reader, text: T): T {
  const { caveat } = contentFor(reader, "network");
  return caveat && !hasNetwork(reader) ? (`${text} ${caveat}` as T) : text;
}

/** For the brief of a programme that has met the network's data. */
export function namesOfNetwork(reader: Reader): NetworkNames | undefined {
  return hasNetwork(reader) ? networkNames(reader) : undefined;
}

export type Network = ReturnType<typeof networkOn>;
export type NetworkData = NonNullable<Network["data"]>;

/** Of the families that the data names anywhere. */
export function stateOf(cells: readonly (RegionCell | undefined)[], today: string): TileState {
  const operates = cells.filter((cell) => cell && (cell.from ?? "") <= today);
  const isWhole = operates.length === cells.length && operates.every((cell) => !cell?.part);
  if (operates.length > 0) return isWhole ? "today" : "part";
  return cells.some(Boolean) ? "later" : "none";
}

function cellText(cell: RegionCell | undefined, reader: Reader, today: string): string {
  if (!cell) return "—";
  const { list } = contentFor(reader, "network");
  const { from, part, minutes } = cell;
  if (from && from > today) {
    return fill(part ? list.partFrom : list.from, { month: monthIn(from, reader) });
  }
  const time = minutes === undefined ? [] : [fill(list.minutes, { minutes })];
  return [part ? list.part : list.yes, ...time].join(", ");
}
