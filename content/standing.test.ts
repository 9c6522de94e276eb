import { expect, test } from "vitest";
import type { Reader } from "#core/countries.ts";
import { withOverlay } from "./edition.ts";
import {
  isEnding,
  missingIn,
  type OwnersRecord,
  proofFor,
  shownRecords,
  standingOf,
  termsFor,
} from "./standing.ts";

const quote = {
  kind: "quote",
  countries: ["ar", "us"],
  company: "Cordillera Seguros",
  trade: "insurers",
  person: "Ana Paz",
  source: "Entrevista",
  permission: { by: "Ana Paz", on: "2026-01-10" },
  validUntil: "2026-12-31",
  texts: { es: { role: "Gerenta", quote: "Llegan a tiempo." } },
};

const argentine: Reader = { country: "ar", language: "es" };
const today = "2026-11-19";

function quotesOf(change: object, reader = argentine, day = today) {
  const overlay = { "records/proof/quote.json": { "": { ...quote, ...change } } };
  return withOverlay(overlay, () => proofFor(reader, "quote", { today: day }));
}

test("proof is shown where it is complete, permitted and not out of date, in the words of its reader", () => {
  expect(quotesOf({})).toMatchObject([{ person: "Ana Paz", quote: "Llegan a tiempo." }]);
});

test.each([
  ["in a country that it is not for", {}, { country: "es", language: "es" }],
  ["in a language in which it is not written", {}, { country: "us", language: "en" }],
  ["half-filled", { person: undefined }],
  ["without a source", { source: undefined }],
  ["without the day of its permission", { permission: { by: "Ana Paz" } }],
  ["without a last day, where what it says can change", { validUntil: undefined }],
  ["after its last day", {}, argentine, "2027-01-01"],
] as const)("proof is not shown %s", (_, change, reader?: Reader, day?: string) => {
  expect(quotesOf(change, reader, day)).toEqual([]);
});

test("it is shown on its last day, and announced thirty days before", () => {
  expect(quotesOf({}, argentine, "2026-12-31")).toHaveLength(1);
  const record = { id: "quote", ...quote } as OwnersRecord;
  expect(["2026-12-01", "2026-12-31"].map((day) => isEnding(record, day))).toEqual([true, true]);
  expect(["2026-11-30", "2027-01-01"].map((day) => isEnding(record, day))).toEqual([false, false]);
});

test("an incomplete record names what it lacks, language by language", () => {
  const record = { id: "quote", ...quote, person: undefined } as OwnersRecord;
  expect(missingIn(record, "es")).toEqual(["person"]);
  expect(missingIn(record, "en")).toEqual(["person", "role", "quote"]);
  expect(standingOf(record, "es", today)).toBe("incomplete");
});

test("the list of what is shown changes on the day after a record's last", () => {
  const overlay = { "records/proof/quote.json": { "": quote } };
  const shown = (day: string) => withOverlay(overlay, () => shownRecords(day));
  expect(shown("2026-12-31")).toEqual([...shown("2027-01-01"), "quote"]);
});

test("the list of what is shown changes on the day on which service begins in a region", () => {
  const regions = { B: { salud: { from: "2027-03-01" }, hogar: {} } };
  const file = `${"0".repeat(64)}.json`;
  const network = { country: "ar", day: "2026-11-01", file, rows: 1, regions };
  const shown = (day: string) =>
    withOverlay({ "records/network/ar.json": { "": network } }, () => shownRecords(day));
  expect(shown("2027-03-01")).toEqual([...shown("2027-02-28"), "network/ar/B/salud"]);
});

test("an answer is the country's own", () => {
  const hours = { term: "hours", country: "ar", texts: { es: { position: "Siempre." } } };
  withOverlay({ "records/terms/ar-hours.json": { "": hours } }, () => {
    expect(termsFor(argentine).hours?.position).toBe("Siempre.");
    expect(termsFor({ country: "es", language: "es" })).toEqual({});
    expect(termsFor({ country: "ar", language: "pt" })).toEqual({});
  });
});
