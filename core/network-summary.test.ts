import { expect, test } from "vitest";
import { networkFile, readNetwork } from "./network.ts";
import { matchList, readPostalList } from "./network-match.ts";
import { readSummary, summaryOf, writeSummary } from "./network-summary.ts";
import { inCountry, parseProgramme, startingProgramme, writeProgramme } from "./programme.ts";

const day = "2026-11-01";
const places = readNetwork(
  networkFile("es", [
    { place: "28", family: "hogar", day },
    { place: "28", family: "vial", day },
    { place: "41", family: "hogar", from: "2027-03-01", day },
  ]),
);
const list = readPostalList("es", `${"28001\n".repeat(199)}${"41001\n08001\n".repeat(2)}`);
const match = matchList(list, places, ["hogar", "vial"], "2026-11-19");
const summary = summaryOf(match, list.read, day);

test("says in whole percent, rounded down, what a list has found, and what is missing where", () => {
  expect(summary).toEqual({
    day,
    count: 203,
    shares: {
      all: { today: 98 },
      hogar: { today: 98, later: { share: 99, month: "2027-03" } },
      vial: { today: 98 },
    },
    missing: [
      ["41", 2],
      ["08", 2],
    ],
  });
  const many = { ...match, missing: Array.from({ length: 20 }, (_, n) => [`${n + 10}`, 5]) };
  expect(summaryOf(many as typeof match, list.read, day).missing.at(-1)).toEqual(["-", 60]);
});

test("a programme's link carries it, and another country's programme does not", () => {
  const programme = { ...startingProgramme("es"), network: summary };
  expect(writeProgramme(programme)).toContain(
    "&network=20261101:203,all:98,hogar:98:99:202703,vial:98,41:2,08:2",
  );
  expect(parseProgramme(writeProgramme(programme))).toEqual(programme);
  expect(inCountry(programme, "br").network).toBeUndefined();
});

test.each([
  "",
  "20261301:203,all:98",
  "20261101:0,all:98",
  "20261101:203",
  "20261101:203,all:101",
  "20261101:203,all:98:99:202713",
  "20261101:203,all:98,pirates:9",
  "20261101:203,hogar:98,all:98",
  "20261101:0203,all:98",
  "20261101:203,all:98,<b>:1",
])("what no list has found is not read: %j", (text) => {
  expect(readSummary(text)).toBeUndefined();
  expect(readSummary(writeSummary(summary))).toEqual(summary);
});
