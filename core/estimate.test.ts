import fc from "fast-check";
import { expect, test } from "vitest";
import type { CountryCode } from "./countries.ts";
import { assumptionsOf, estimate, eventsWithin, levels } from "./estimate.ts";
import { influences } from "./influences.ts";
import { anyChange, anyProgramme } from "./programme.arbitrary.ts";
import {
  startingProgramme as newestProgramme,
  type OwnFigure,
  type Programme,
} from "./programme.ts";
import { customersRange } from "./programme-start.ts";
import { servicesIn } from "./services.ts";

/** The figures below are worked out by hand from this set, whatever later ones say. */
const startingProgramme = (...of: Parameters<typeof newestProgramme>): Programme => ({
  ...newestProgramme(...of),
  set: "2026-11",
});

const exactly = (value: number): OwnFigure => ({ value: value * 100, margin: 0 });

// 10,000 customers × 70 % with a vehicle × 0.3 cases a vehicle = 2,100 tows; × 95.50 = 200,550; × 2 = 401,100;
// ÷ 10,000 customers ÷ 12 months = 3.34.
const simple: Programme = {
  ...startingProgramme("us", "insurerMotor", 10_000),
  services: ["towing"],
  limits: { vial: {} },
  changes: {
    "units.vehicle": exactly(70),
    "frequency.roadside": exactly(300),
    "share.towing": exactly(100),
    "cost.towing": exactly(95.5),
    allIn: exactly(200),
  },
};

test("multiplies what is counted, how often and how much", () => {
  const { cases, cost, allIn, perCustomerMonth } = estimate(simple);
  expect(cases.likely).toBe(2_100);
  expect(cost.likely).toBe(200_550_00);
  expect(allIn.likely).toBe(401_100_00);
  expect(perCustomerMonth.likely).toBe(3_34);
});

// Of 1,000 vehicles 235 cases. Tows 64 % × 90 = 57.60, battery 17 % × 40 = 6.80, tire 8 % × 40 = 3.20, fuel 1 % × 42 = 0.42,
// transfers 10 % × 60 = 6.00: 74.02 a case, 17.3947 a vehicle and year. docs/estimate.md works out the spread.
test("Spain's motor insurer without limits", () => {
  const { low, likely, high } = estimate({
    ...startingProgramme("es", "insurerMotor", 50_000_000),
    limits: { vial: {} },
  }).cost;
  expect(likely).toBe(17.3947 * 50_000_000 * 100);
  expect(low / likely).toBeCloseTo(0.652, 3);
  expect(high / likely).toBeCloseTo(1.403, 3);
});

// 50,000 accounts × 65 homes per 100 × 80 cases per 1,000 × 36 % plumbing × 25 % who know it = 234; of them a limit of one visit
// keeps 1 / 3 where users use it three times: 78. Each costs 135.
test("a bank's plumbing in Brazil, one visit a year", () => {
  const { cases, cost } = estimate({
    ...startingProgramme("br", "bank", 50_000),
    services: ["plumbing"],
    limits: { hogar: { events: 1 } },
  });
  expect(cases.likely).toBe(78);
  expect(cost.likely).toBe(78 * 135_00);
});

// 1,000 homes × 1.6 cases = 1,600: 24 % plumbing = 384, each 320 less the fee of 100 = 220; other items come along, 5 % = 80, each
// 180 - 100 = 80.
test("a home warranty in the United States, after the customer's fee", () => {
  const { parts } = estimate({
    ...startingProgramme("us", "insurerHome", 1_000),
    basis: "warranty",
    services: ["plumbing"],
  });
  expect(parts.map(({ part, cases, cost }) => [part, cases.likely, cost.likely])).toEqual([
    ["plumbing", 384, 384 * 220_00],
    ["otherItems", 80, 80 * 80_00],
  ]);
});

test("a limit keeps the cases of those who use it less", () => {
  const kept = (country: CountryCode) =>
    [1, 2, 3, undefined].map((events) =>
      Math.floor(100 * eventsWithin(startingProgramme(country), "hogar", { events })),
    );
  expect(kept("es")).toEqual([76, 94, 98, 100]);
  expect(kept("br")).toEqual([33, 55, 70, 100]);
});

test("a cap of the mean cost keeps 81 % of it, and 24 km of towing 75 %", () => {
  const cost = (limits: Programme["limits"]["vial"], id: "towing" | "plumbing") => {
    const programme = { ...startingProgramme("es", "insurerMotor"), services: [id] };
    return estimate({ ...programme, limits: { hogar: limits, vial: limits } }).cost.likely;
  };
  expect(cost({ amount: 80 }, "plumbing") / cost({}, "plumbing")).toBeCloseTo(0.81, 6);
  expect(cost({ km: 24 }, "towing") / cost({}, "towing")).toBeCloseTo(0.75, 6);
  expect(cost({ amount: 80 }, "towing")).toBe(cost({}, "towing"));
});

test("an own figure keeps the margin it was given, and an exact one has none", () => {
  const changes = Object.fromEntries(
    assumptionsOf(simple).map(({ id, range }) => [id, { value: range.likely, margin: 0 }]),
  );
  const many = { ...simple, customers: 50_000_000, changes };
  const { low, likely, high } = estimate(many).cost;
  expect((high - low) / likely).toBeLessThan(0.02);
  const wide = { ...many, changes: { ...changes, "cost.towing": { value: 9_550, margin: 30 } } };
  expect(estimate(wide).cost.low / likely).toBeCloseTo(0.712, 2);
  expect(estimate(wide).cost.high / likely).toBeCloseTo(1.324, 2);
});

test("the parts sum to the totals, and a year's months to its amount", () => {
  fc.assert(
    fc.property(anyProgramme, (programme) => {
      const { parts, cases, cost, allIn, perCustomerMonth } = estimate(programme);
      const sum = (of: "cases" | "cost") =>
        parts.reduce((total, part) => total + part[of].likely, 0);
      expect(sum("cases")).toBe(cases.likely);
      expect(sum("cost")).toBe(cost.likely);
      for (const level of levels) {
        const months = programme.customers * 12;
        expect(Math.abs(perCustomerMonth[level] - allIn[level] / months)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test("low is at most likely, likely at most high, and the band within the extremes' reach", () => {
  fc.assert(
    fc.property(anyProgramme, (programme) => {
      const { parts, cases, cost, allIn, perCustomerMonth, stress } = estimate(programme);
      const bands = [cases, cost, allIn, perCustomerMonth];
      for (const { low, likely, high } of [
        ...bands,
        ...parts.flatMap((part) => [part.cases, part.cost]),
      ]) {
        expect(low <= likely && likely <= high).toBe(true);
      }
      expect(stress.low <= cost.likely && cost.likely <= stress.high).toBe(true);
    }),
  );
});

function expectNoLess(more: Programme, less: Programme) {
  const [a, b] = [estimate(more), estimate(less)];
  expect(a.cases.likely).toBeGreaterThanOrEqual(b.cases.likely);
  expect(a.cost.likely).toBeGreaterThanOrEqual(b.cost.likely);
}

test("more customers, services or cases, never less cost", () => {
  fc.assert(
    fc.property(
      anyProgramme,
      fc.integer(customersRange),
      fc.nat(30),
      fc.integer({ min: 1, max: 23 }),
      (programme, other, at, events) => {
        const [less, more] = [programme.customers, other].sort((a, b) => a - b);
        if (less === undefined || more === undefined) return;
        expectNoLess({ ...programme, customers: more }, { ...programme, customers: less });
        const id = servicesIn(programme.country)[at] ?? "towing";
        const without = programme.services.filter((service) => service !== id);
        expectNoLess(
          { ...programme, services: [...without, id] },
          { ...programme, services: without },
        );
        const limited = (count: number) => ({ ...programme, limits: { vial: { events: count } } });
        expectNoLess(limited(events + 1), limited(events));
      },
    ),
  );
});

test("a larger assumption, never less cost, but for the fee", () => {
  fc.assert(
    fc.property(anyProgramme, anyChange, fc.nat(1_000), (programme, [id, own], more) => {
      fc.pre(id !== "fee" && !programme.services.includes("airConditioning"));
      const set = (value: number) => ({
        ...programme,
        // A cap counts for less the dearer the case, in whole percents.
        limits: { hogar: {} },
        changes: { ...programme.changes, [id]: { ...own, value } },
      });
      expectNoLess(set(own.value + more), set(own.value));
    }),
  );
});

test("lists what a programme rests on, and marks what the visitor changed", () => {
  expect(assumptionsOf(simple).map(({ id, isChanged }) => [id, isChanged])).toEqual([
    ["units.vehicle", true],
    ["frequency.roadside", true],
    ["share.towing", true],
    ["cost.towing", true],
    ["allIn", true],
  ]);
  const bank = assumptionsOf({ ...startingProgramme("us", "bank"), services: ["battery"] });
  expect(bank.map(({ id }) => id)).toContain("awareness");
  expect(bank.every(({ isChanged }) => !isChanged)).toBe(true);
});

test("the assumption that moves the cost most comes first, and one without a range not at all", () => {
  const programme: Programme = {
    ...startingProgramme("us", "insurerMotor"),
    changes: { "cost.towing": exactly(150) },
  };
  const found = influences(programme);
  const ids = found.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(["frequency.roadside", "cost.battery"]);
  // Of the last, only the all-in price depends, not the cost.
  for (const id of ["cost.towing", "units.vehicle", "allIn"]) expect(ids).not.toContain(id);
  const likely = estimate(programme).cost.likely;
  let last: number | undefined;
  for (const { low, high } of found) {
    expect(low < likely && likely < high).toBe(true);
    if (last !== undefined) expect(high - low <= last).toBe(true);
    last = high - low;
  }
});
