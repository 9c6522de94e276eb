import { expect, test } from "vitest";
import {
  type NetworkRow,
  networkFile,
  networkFileMax,
  placeOf,
  readNetwork,
  regionsIn,
} from "./network.ts";
import { regionNames } from "./regions.ts";

test.each([
  ["es", "Sevilla", "41"],
  ["es", "malaga", "29"],
  ["es", "8001", "08001"],
  ["es", "280", "280"],
  ["es", "2", undefined],
  ["es", "99999", undefined],
  ["ar", "Córdoba", "X"],
  ["ar", "CABA", "C"],
  ["ar", "C1425ABC", "1425"],
  ["ar", "54", "54"],
  ["br", "SP", "SP"],
  ["br", "01310-100", "01310100"],
  ["br", "0131", "0131"],
  ["br", "6", undefined],
  ["us", "tx", "TX"],
  ["us", "90210-1234", "90210"],
  ["us", "902", "902"],
  ["us", "00901", undefined],
  ["us", "", undefined],
] as const)("in %s, the place written as %j is %j", (country, written, place) => {
  expect(placeOf(country, written)).toBe(place);
});

const day = "2026-11-01";
const spanish: NetworkRow[] = [
  { place: "28", family: "hogar", minutes: 50, day },
  { place: "28", family: "vial", from: "2027-03-01", day },
  { place: "28001", family: "vial", minutes: 35, day: "2026-10-01" },
  { place: "41", family: "hogar", day },
  { place: "41", family: "hogar", from: "2027-03-01", minutes: 80, day },
  { place: "08001", family: "salud", day },
];

test("a country's file holds what the list says, and the day of its oldest line", () => {
  const file = networkFile("es", spanish);
  expect(file).toMatchObject({ day: "2026-10-01", days: ["2027-03-01"] });
  expect(Object.fromEntries(readNetwork(file))).toMatchObject({
    "28": { hogar: { minutes: 50 }, vial: { from: "2027-03-01" } },
    "28001": { vial: { minutes: 35 } },
    "41": { hogar: { from: "2027-03-01", minutes: 80 } },
    "08001": { salud: {} },
  });
});

test("the map says of a region from when on, and whether in all of it", () => {
  expect(regionsIn(networkFile("es", spanish))).toEqual({
    "28": { hogar: { minutes: 50 }, vial: { part: true, minutes: 35 } },
    "41": { hogar: { from: "2027-03-01", minutes: 80 } },
    "08": { salud: { part: true } },
  });
});

test("every region of a country has postal codes", () => {
  for (const country of ["ar", "es", "br", "us"] as const) {
    const names = Object.keys(regionNames(country));
    const codes = Array.from({ length: 10_000 }, (_, code) => String(code * 10).padStart(5, "0"));
    const found = codes.map((code) => placeOf(country, country === "ar" ? code.slice(1) : code));
    const regions = regionsIn(
      networkFile(
        country,
        [...new Set(found)].flatMap((place) => (place ? [{ place, family: "hogar", day }] : [])),
      ),
    );
    expect(Object.keys(regions).toSorted()).toEqual(names.toSorted());
  }
});

test.each([
  ["of five families in a thousand places", 1000, 5],
  ["of one family in five thousand places", 5000, 1],
])("5,000 lines %s make a file of at most 60 kB", (_, places, count) => {
  const families = (["hogar", "vial", "salud", "mascotas", "dispositivos"] as const).slice(
    0,
    count,
  );
  const rows = Array.from({ length: places }, (__, index) =>
    families.map((family, at) => ({
      place: String(1001 + index * 10).padStart(5, "0"),
      family,
      minutes: 30 + ((index * 7 + at) % 60),
      from: index % 3 === 0 ? `2027-0${1 + (index % 9)}-01` : undefined,
      day,
    })),
  ).flat();
  expect(rows).toHaveLength(5000);
  expect(JSON.stringify(networkFile("es", rows)).length).toBeLessThan(networkFileMax);
});
