import { expect, test } from "vitest";
import { assumptionIds, assumptionMax, defaultOf, kindOf } from "./assumptions.ts";
import { noteIds } from "./benchmarks.ts";
import { basesIn, companyKinds } from "./company-kinds.ts";
import { estimatedCountries } from "./countries.ts";
import { assumptionsOf } from "./estimate.ts";
import { startingProgramme } from "./programme.ts";
import { servicesIn } from "./services.ts";
import { sourceIds } from "./sources.ts";

/** Every assumption that some programme uses. */
const all = estimatedCountries.flatMap(({ code }) =>
  companyKinds.flatMap((company) =>
    basesIn(code).flatMap((basis) =>
      assumptionsOf({ ...startingProgramme(code, company), basis, services: servicesIn(code) }).map(
        ({ id, default: benchmark }) => ({
          place: `${code} ${company} ${basis} ${id}`,
          id,
          benchmark,
        }),
      ),
    ),
  ),
);

test("every default is an ordered range of integers within bounds, with an origin", () => {
  for (const { place, id, benchmark } of all) {
    const { low, likely, high, note, sources } = benchmark;
    for (const value of [low, likely, high]) expect(Number.isInteger(value), place).toBe(true);
    if (id !== "tax") expect(low, place).toBeGreaterThan(0);
    expect(low, place).toBeLessThanOrEqual(likely);
    expect(likely, place).toBeLessThanOrEqual(high);
    expect(high, place).toBeLessThanOrEqual(assumptionMax[kindOf(id)]);
    expect(noteIds, place).toContain(note);
    for (const source of sources) expect(sourceIds, place).toContain(source);
    if (benchmark.origin === "P") expect(sources, place).not.toEqual([]);
  }
});

test("every note is used, and every assumption that is listed exists", () => {
  // The first set has one factor for all.
  const noted = [...all.map(({ benchmark }) => benchmark.note), "allIn"];
  expect(new Set(noted)).toEqual(new Set(noteIds));
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(assumptionIds));
});

test("shares of a family add up to its frequency, lockouts apart", () => {
  for (const { code: country } of estimatedCountries) {
    for (const family of ["hogar", "vial"] as const) {
      const shares = assumptionIds
        .filter((id) => kindOf(id) === "share" && id !== "share.lockout")
        .map((id) => ({ id, share: defaultOf(startingProgramme(country), id).likely }))
        .filter(({ id }) => isOf(family, id));
      expect(
        shares.reduce((sum, { share }) => sum + share, 0),
        `${country} ${family}`,
      ).toBe(10_000);
    }
  }
});

function isOf(family: "hogar" | "vial", id: string): boolean {
  const roadside = ["towing", "battery", "tire", "fuel", "transfers"];
  return roadside.includes(id.slice("share.".length)) === (family === "vial");
}
