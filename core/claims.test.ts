import { expect, test } from "vitest";
import { shareAbove } from "./band.ts";
import { carryingOf } from "./carrying.ts";
import { calibratedCost, calibratedFrequency } from "./claims.ts";
import { calibrationsOf, estimate, workingOf } from "./estimate.ts";
import { parseProgramme, startingProgramme, writeProgramme } from "./programme.ts";

// 235 per 1,000 with k = 0.007803 is worth 128.2 cases in 545.3 unit-years. Own: 2,000 cases in 10,000, ÷ 1.6 = 1,250 in 6,250.
test("own cases count by how many they are", () => {
  const { posterior, spread, weight, isFar } = calibratedFrequency(
    0.235,
    0.007803,
    { exposure: 10_000, cases: 2_000 },
    1.3,
  );
  expect(posterior.mean).toBeCloseTo((128.156 + 1_250) / (545.344 + 6_250), 5);
  expect(spread).toBeCloseTo(1 / 1_378.156, 7);
  expect(weight).toBeCloseTo(0.9197, 3);
  expect(isFar).toBe(false);
});

// Z = 400 × 0.1 ÷ (400 × 0.1 + 0.25) = 0.9938.
test("an own cost counts by its cases, and one far off is used and named", () => {
  const { posterior, spread, weight, isFar } = calibratedCost(90, 0.1, 400, 900);
  expect(weight).toBeCloseTo(0.9938, 4);
  expect(posterior.mean).toBeCloseTo(0.9938 * 900 + 0.0062 * 90, 0);
  expect(spread).toBeCloseTo(0.1 * (1 - weight), 9);
  expect(isFar).toBe(true);
});

const motor = startingProgramme("es", "insurerMotor", 1_000_000);

test("a family's own year takes the place of its figures, and narrows the band", () => {
  const own = { ...motor, claims: { vial: { exposure: 1_000_000, cases: 180_000, cost: 80_00 } } };
  const [before, after] = [estimate(motor), estimate(own)];
  expect(after.cases.likely / 1_000_000).toBeCloseTo(0.18, 3);
  expect(after.cost.likely / after.cases.likely).toBeCloseTo(80_00, -1);
  expect(after.cost.high / after.cost.low).toBeLessThan(1.02);
  expect(before.cost.high / before.cost.low).toBeGreaterThan(2);
  expect(workingOf(own, "towing").share).toBeUndefined();
  expect(parseProgramme(writeProgramme(own))).toEqual(own);
});

test("what comes with a bank account is compared with its use by those who know of it", () => {
  const bank = {
    ...startingProgramme("br", "bank"),
    services: ["plumbing" as const],
    claims: { plumbing: { exposure: 100_000, cases: 700 } },
  };
  const found = calibrationsOf(bank).get("plumbing");
  // 80 per 1,000 × 36 % × 25 %.
  expect(found?.frequency.prior.mean).toBeCloseTo(0.0072, 6);
  expect(found?.cost).toBeUndefined();
});

test("what lies above a stop on average, as drawn at random", () => {
  expect(shareAbove(1.1, 0.09)).toBeCloseTo(0.0788, 3);
  const { fixed, stopped, perEvent } = carryingOf(estimate(motor));
  expect(stopped.map(({ most }) => Math.round((100 * most) / fixed))).toEqual([110, 120, 150]);
  expect(stopped[0]!.above > stopped[1]!.above && stopped[1]!.above > stopped[2]!.above).toBe(true);
  expect(perEvent).toBeGreaterThan(100_00);
});

test("a stop does not pay for more buyers than expected: they pay for themselves", () => {
  const bought = { ...motor, basis: "bought" as const };
  const known = { ...bought, changes: { takeUp: { value: 10_00, margin: 0 } } };
  expect(carryingOf(estimate(bought))).toEqual(carryingOf(estimate(known)));
});

test("with few cases, one costs more than the expected year: there is neither a range nor a stop", () => {
  const few = { ...motor, customers: 20 };
  const { fixed, perEvent, year, stopped } = carryingOf(estimate(few));
  expect(perEvent * 4.7).toBeCloseTo(fixed, -4);
  expect([year, ...stopped]).toEqual([undefined]);
});
