import fc from "fast-check";
import { expect, test } from "vitest";
import { assumptionsOf, estimate, eventsWithin, levels } from "./estimate.ts";
import { influences } from "./influences.ts";
import { anyChange, anyProgramme } from "./programme.arbitrary.ts";
import { type OwnFigure, type Programme, startingProgramme } from "./programme.ts";
import { customersRange } from "./programme-start.ts";
import { servicesIn } from "./services.ts";

const exactly = (value: number): OwnFigure => ({ value: value * 100, margin: 0 });

// By hand: 10,000 customers, 70 % with a vehicle, 0.3 cases a vehicle of which all are tows, 95.50 a case.
const simple: Programme = {
  country: "us",
  company: "insurerMotor",
  basis: "included",
  customers: 10_000,
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
  expect(cases.likely).toBe(2_100n);
  expect(cost.likely).toBe(20_055_000n);
  expect(allIn.likely).toBe(40_110_000n);
  expect(perCustomerMonth.likely).toBe(334n);
});

test("a half case rounds up, wherever it comes from", () => {
  const half = { ...simple, changes: { ...simple.changes, "frequency.roadside": exactly(0.5) } };
  expect(estimate({ ...half, customers: 10_000 }).cases.likely).toBe(4n);
});

// Section 8's worked example: K = 94,064, factors 0.6515 and 1.4034.
test("Spain's motor insurer, as docs/estimate.md works it through", () => {
  const programme = {
    ...startingProgramme("es", "insurerMotor", 50_000_000),
    limits: { vial: {} },
  };
  const { low, likely, high } = estimate(programme).cost;
  expect(likely).toBe(86_973_500_000n);
  expect(low).toBe((likely * 6_515n) / 10_000n);
  expect(high).toBe((likely * 14_034n) / 10_000n);
});

test("a limit keeps the cases of those who use it less", () => {
  const [spain, brazil] = (["es", "br"] as const).map((country) => startingProgramme(country));
  if (!spain || !brazil) throw new Error("No programmes");
  const kept = (programme: Programme) =>
    [1, 2, 3].map((events) => Number(eventsWithin(programme, "hogar", { events }) / 10_000n));
  expect(kept(spain)).toEqual([76, 94, 98]);
  expect(kept(brazil)).toEqual([33, 55, 70]);
  expect(eventsWithin(spain, "hogar", {})).toBe(1_000_000n);
});

test("a cap of the mean cost keeps 81 % of it, and 24 km of towing 75 %", () => {
  const cost = (limits: Programme["limits"]["vial"], id: "towing" | "plumbing") => {
    const programme = { ...startingProgramme("es", "insurerMotor"), services: [id] };
    return estimate({ ...programme, limits: { hogar: limits, vial: limits } }).cost.likely;
  };
  expect(cost({ amount: 80 }, "plumbing") * 100n).toBe(cost({}, "plumbing") * 81n);
  expect(cost({ km: 24 }, "towing") * 100n).toBe(cost({}, "towing") * 75n);
  expect(cost({ amount: 80 }, "towing")).toBe(cost({}, "towing"));
});

test("an own figure keeps the margin it was given, and an exact one has none", () => {
  const changes = Object.fromEntries(
    assumptionsOf(simple).map(({ id, range }) => [id, { value: range.likely, margin: 0 }]),
  );
  const many = { ...simple, customers: 50_000_000, changes };
  const { low, likely, high } = estimate(many).cost;
  expect(Number(high - low) / Number(likely)).toBeLessThan(0.02);
  const wide = { ...many, changes: { ...changes, "cost.towing": { value: 9_550, margin: 30 } } };
  // 130 / 70 = 186 % -> k = 60,561 -> 0.7121 and 1.3243.
  expect(Number(estimate(wide).cost.low) / Number(likely)).toBeCloseTo(0.712, 2);
  expect(Number(estimate(wide).cost.high) / Number(likely)).toBeCloseTo(1.324, 2);
});

test("the parts sum to the totals, to the last minor unit", () => {
  fc.assert(
    fc.property(anyProgramme, (programme) => {
      const { parts, cases, cost, allIn, perCustomerMonth } = estimate(programme);
      expect(parts.reduce((sum, part) => sum + part.cases.likely, 0n)).toBe(cases.likely);
      expect(parts.reduce((sum, part) => sum + part.cost.likely, 0n)).toBe(cost.likely);
      for (const level of levels) {
        const twelfth = perCustomerMonth[level] * BigInt(programme.customers) * 12n - allIn[level];
        expect(twelfth < 0n ? -twelfth : twelfth).toBeLessThanOrEqual(
          BigInt(programme.customers) * 6n,
        );
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
  let last: bigint | undefined;
  for (const { low, high } of found) {
    expect(low < likely && likely < high).toBe(true);
    if (last !== undefined) expect(high - low <= last).toBe(true);
    last = high - low;
  }
});
