// Each country's regions as tiles, about where they lie. A point is an empty place.
import type { CountryCode } from "#core/countries.ts";

const rows: Record<CountryCode, string[]> = {
  ar: [
    ". Y A P N",
    "K T G H W",
    "F X S E .",
    "J D B C .",
    "M L . . .",
    "Q R . . .",
    ". U . . .",
    ". Z . . .",
    ". V . . .",
  ],
  es: [
    "15 27 33 39 48 20 . . . .",
    "36 32 24 34 09 01 31 22 25 17",
    ". . 49 47 40 26 42 50 43 08",
    ". . 37 05 28 19 44 12 . 07",
    ". . 10 45 . 16 46 . . .",
    ". . 06 13 02 03 . . . .",
    ". . 21 41 14 23 30 . . .",
    "38 35 11 29 18 04 . . . .",
    ". . 51 52 . . . . . .",
  ],
  br: [
    ". RR . AP . . .",
    ". AM PA MA CE RN .",
    "AC RO TO PI PE PB .",
    ". MT GO DF BA SE AL",
    ". MS MG ES . . .",
    ". PR SP RJ . . .",
    ". SC . . . . .",
    ". RS . . . . .",
  ],
  us: [
    "AK . . . . . . . . . . ME",
    ". . . . . . . . . . VT NH",
    ". WA ID MT ND MN IL WI MI NY RI MA",
    ". OR NV WY SD IA IN OH PA NJ CT .",
    ". CA UT CO NE MO KY WV VA MD DE .",
    ". . AZ NM KS AR TN NC SC DC . .",
    ". . . . OK LA MS AL GA . . .",
    "HI . . . TX . . . . FL . .",
  ],
};

export interface Tile {
  id: string;
  row: number;
  column: number;
}

export function tilesOf(country: CountryCode): Tile[] {
  return rows[country].flatMap((line, row) =>
    line.split(" ").flatMap((id, column) => (id === "." ? [] : [{ id, row, column }])),
  );
}
