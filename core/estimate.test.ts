import fc from "fast-check";
import { expect, test } from "vitest";
import { assumptionIds, assumptionMax, kindOf } from "./assumptions.ts";
import { assumptionsOf, casesWithin, estimate, levels } from "./estimate.ts";
import { influences } from "./influences.ts";
import { anyProgramme } from "./programme.arbitrary.ts";
import type { Programme } from "./programme.ts";
import { customersRange } from "./programme-start.ts";
import { serviceIds } from "./services.ts";

// By hand: 10,000 customers, 70 % with a vehicle, 0.3 cases a vehicle, 100 a case.
const simple: Programme = {
  country: "us",
  company: "insurance",
  customers: 10_000,
  services: { towing: "none" },
  changes: { "units.vehicle": 70, "cases.towing": 300, "cost.towing": 100 },
};

test("multiplies what is counted, how often and how much", () => {
  const { total, services } = estimate(simple);
  for (const level of levels) {
    expect(total[level]).toEqual({
      cases: 2_100,
      cost: 21_000_000n,
      costPerCustomerMonth: 175n,
    });
    expect(services[0]?.[level]).toEqual({ cases: 2_100, cost: 21_000_000n });
  }
  const limited = estimate({ ...simple, services: { towing: 3 } });
  expect([...services, ...limited.services].map(({ limit }) => limit)).toEqual(["none", 3]);
});

test("a limit of one counts the units that have any case at all", () => {
  // 1 - e^-0.3 = 0.2591817793
  expect(casesWithin(0.3, 1)).toBeCloseTo(0.2591817793182821, 14);
  expect(estimate({ ...simple, services: { towing: 1 } }).total.likely.cases).toBe(1_814);
});

test("a limit of two also counts the second of those that have more", () => {
  // 2 - e^-3 (1) - e^-3 (1 + 3)
  expect(casesWithin(3, 2)).toBeCloseTo(2 - 5 * Math.exp(-3), 12);
});

test("a limit never adds, and matters less the higher it is", () => {
  const means = fc.double({ min: 0, max: 10, noNaN: true });
  fc.assert(
    fc.property(means, fc.integer({ min: 1, max: 23 }), (mean, limit) => {
      const within = casesWithin(mean, limit);
      expect(within).toBeGreaterThanOrEqual(0);
      expect(within).toBeLessThanOrEqual(Math.min(mean, limit));
      expect(casesWithin(mean, limit + 1)).toBeGreaterThanOrEqual(within - 1e-12);
      expect(casesWithin(mean + 0.01, limit)).toBeGreaterThanOrEqual(within - 1e-12);
      expect(casesWithin(mean, "none")).toBe(mean);
    }),
  );
});

test("the parts sum to the totals, to the last minor unit", () => {
  fc.assert(
    fc.property(anyProgramme, (programme) => {
      const { services, total } = estimate(programme);
      for (const level of levels) {
        const cases = services.reduce((sum, part) => sum + part[level].cases, 0);
        const cost = services.reduce((sum, part) => sum + part[level].cost, 0n);
        expect(total[level].cases).toBe(cases);
        expect(total[level].cost).toBe(cost);
        expect(Number.isSafeInteger(cases)).toBe(true);
        const month = total[level].costPerCustomerMonth * BigInt(programme.customers) * 12n;
        const half = BigInt(programme.customers) * 6n;
        expect(month - cost <= half && cost - month <= half).toBe(true);
      }
    }),
  );
});

test("low is at most likely, and likely at most high", () => {
  fc.assert(
    fc.property(anyProgramme, (programme) => {
      const { services, total } = estimate(programme);
      for (const { low, likely, high } of [...services, total]) {
        expect(low.cases <= likely.cases && likely.cases <= high.cases).toBe(true);
        expect(low.cost <= likely.cost && likely.cost <= high.cost).toBe(true);
      }
    }),
  );
});

function expectNoLess(more: Programme, less: Programme) {
  for (const level of levels) {
    const [a, b] = [estimate(more).total[level], estimate(less).total[level]];
    expect(a.cases).toBeGreaterThanOrEqual(b.cases);
    expect(a.cost >= b.cost).toBe(true);
  }
}

test("more customers, never fewer cases nor less cost", () => {
  fc.assert(
    fc.property(anyProgramme, fc.integer(customersRange), (programme, customers) => {
      const [less, more] = [programme.customers, customers].sort((a, b) => a - b) as [
        number,
        number,
      ];
      expectNoLess({ ...programme, customers: more }, { ...programme, customers: less });
    }),
  );
});

test("one service more, never fewer cases nor less cost", () => {
  fc.assert(
    fc.property(anyProgramme, fc.constantFrom(...serviceIds), (programme, id) => {
      const { [id]: _, ...without } = programme.services;
      expectNoLess(
        { ...programme, services: { ...without, [id]: 2 } },
        { ...programme, services: without },
      );
    }),
  );
});

test("a larger assumption, never fewer cases nor less cost", () => {
  const change = fc.constantFrom(...assumptionIds).chain((id) => {
    const value = fc.integer({ min: 0, max: assumptionMax[kindOf(id)] });
    return fc.tuple(fc.constant(id), value, value);
  });
  fc.assert(
    fc.property(anyProgramme, change, (programme, [id, one, other]) => {
      const set = (value: number) => ({
        ...programme,
        changes: { ...programme.changes, [id]: value },
      });
      expectNoLess(set(Math.max(one, other)), set(Math.min(one, other)));
    }),
  );
});

test("lists what a programme rests on, and marks what the visitor changed", () => {
  const ids = assumptionsOf(simple).map(({ id, isChanged }) => [id, isChanged]);
  expect(ids).toEqual([
    ["units.vehicle", true],
    ["cases.towing", true],
    ["cost.towing", true],
  ]);
  const { changes, ...unchanged } = simple;
  const defaults = assumptionsOf({ ...unchanged, changes: {} });
  expect(defaults.map(({ isChanged }) => isChanged)).toEqual([false, false, false]);
});

test("the assumption that moves the cost most comes first, and one without a range not at all", () => {
  const programme: Programme = {
    ...simple,
    services: { towing: 3, battery: 3, onlineDoctor: 2 },
    changes: { "cost.towing": 150 },
  };
  const found = influences(programme);
  expect(found.map(({ id }) => id)).not.toContain("cost.towing");
  expect(found.length).toBeGreaterThan(4);
  const likely = estimate(programme).total.likely.cost;
  let last: bigint | undefined;
  for (const { low, high } of found) {
    expect(low <= likely && likely <= high).toBe(true);
    if (last !== undefined) expect(high - low <= last).toBe(true);
    last = high - low;
  }
});
