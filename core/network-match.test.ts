import { expect, test } from "vitest";
import { type NetworkRow, networkFile, readNetwork } from "./network.ts";
import { matchList, readPostalList } from "./network-match.ts";

const day = "2026-11-01";
const rows: NetworkRow[] = [
  { place: "28", family: "hogar", day },
  { place: "28001", family: "hogar", from: "2027-03-01", day },
  { place: "28", family: "vial", day },
  { place: "41", family: "hogar", from: "2027-01-01", day },
];
const places = readNetwork(networkFile("es", rows));
const match = (text: string) =>
  matchList(readPostalList("es", text), places, ["hogar", "vial"], "2026-11-19");

test("says how many customers each family reaches today, how many by when, and where none", () => {
  expect(match("28002\n28002\n28001\n41001\n08001\n8001")).toEqual({
    families: {
      hogar: {
        today: 2,
        later: [
          { day: "2027-01-01", count: 3 },
          { day: "2027-03-01", count: 4 },
        ],
      },
      vial: { today: 3, later: [] },
    },
    all: { today: 2, later: [{ day: "2027-03-01", count: 3 }] },
    missing: [
      ["08", 2],
      ["41", 1],
    ],
  });
});

test.each([
  ["es", "28001, 28002; 28003\n28004", 4, 0],
  ["es", "nombre;cp;importe\nAna;28001;12345\nLuis;x;9\nEva;28003;5", 2, 1],
  ["es", "28001;28002\n28003;28004", 4, 0],
  ["es", "cp\n28001\nsin dato\n99999", 1, 4],
  ["br", "01310-100\n1310100\n20040002", 3, 0],
  ["us", "90210-1234,2138", 2, 0],
  ["ar", "C1425ABC\n5000\nB1900", 3, 0],
] as const)("reads in %s a list such as %j", (country, text, read, unread) => {
  expect(readPostalList(country, text)).toMatchObject({ read, unread });
});

test("a long Argentine code lies in the province of its letter", () => {
  const places = readNetwork(networkFile("ar", [{ place: "X", family: "hogar", day }]));
  const list = readPostalList("ar", "X2400ABC\nS2400ABC\n2400");
  expect(matchList(list, places, ["hogar"], day)).toMatchObject({
    all: { today: 2 },
    missing: [["S", 1]],
  });
});
