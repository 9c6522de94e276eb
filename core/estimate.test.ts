import fc from "fast-check";
import { expect, test } from "vitest";
import { fewCasesOf } from "./band.ts";
import { carryingOf } from "./carrying.ts";
import type { CountryCode } from "./countries.ts";
import { assumptionsOf, estimate, monthlyPrice } from "./estimate.ts";
import { influences } from "./influences.ts";
import { eventsWithin } from "./limits.ts";
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
  set: "2026-12",
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

test("a bank and a retailer use what they include alike but for those who know of it", () => {
  const cases = (company: "bank" | "retail") =>
    estimate({
      ...startingProgramme("es", company, 400_000),
      basis: "included",
      services: ["towing", "battery"],
      limits: { vial: {} },
    }).cases.likely;
  // 400,000 × 63 vehicles per 100 × 235 per 1,000 × 81 % × 25 % or 22 % who know it.
  expect(cases("bank")).toBeCloseTo(11_992.05, 2);
  expect(cases("retail")).toBeCloseTo(10_553, 1);
});

// 100,000 customers × 10 % who buy = 10,000 phones × 115 per 1,000 × 77 % within one repair a year, 132 each; remote help comes with
// every line: 100,000 × 56 per 1,000 = 5,600, 14 each.
test("a telco sells the phone's repair and includes remote help", () => {
  const { parts, payers } = estimate({
    ...startingProgramme("es", "telco", 100_000),
    services: ["electronics", "remoteHelp"],
    bases: { remoteHelp: "included" },
  });
  expect(parts.map(({ part, cases }) => [part, Math.round(cases.likely)])).toEqual([
    ["electronics", 885],
    ["remoteHelp", 5_600],
  ]);
  expect(payers).toBe(100_000);
});

test("who buys pays, and how many buy moves the year and not the price of one", () => {
  const bought: Programme = {
    ...startingProgramme("es", "retail", 100_000),
    services: ["tvAudio"],
  };
  const all = { ...bought, changes: { takeUp: exactly(100) } };
  const [some, every] = [estimate(bought), estimate(all)];
  expect(some.payers).toBe(10_000);
  expect(some.perCustomerMonth.likely).toBe(every.perCustomerMonth.likely);
  expect(some.allIn.likely / every.allIn.likely).toBeCloseTo(0.1, 6);
  expect(some.allIn.high / some.allIn.likely).toBeGreaterThan(
    every.allIn.high / every.allIn.likely,
  );
});

test("each country has its factor, and a home warranty its own", () => {
  const factor = (country: CountryCode, basis: Programme["basis"]) => {
    const { allIn, cost } = estimate({ ...startingProgramme(country, "insurerHome"), basis });
    return allIn.likely / cost.likely;
  };
  const included = (["ar", "es", "br", "us"] as const).map((code) => factor(code, "included"));
  for (const [at, expected] of [2.3, 1.6, 1.8, 2].entries()) {
    expect(included[at]).toBeCloseTo(expected, 6);
  }
  expect(factor("us", "warranty")).toBeCloseTo(2.24, 6);
});

test("tax is a part of the price in Brazil, and comes on top elsewhere; a year's prices rise for half of it", () => {
  const of = (country: CountryCode, isIndexed: boolean) =>
    estimate({ ...startingProgramme(country), isIndexed });
  const [br, es, ar] = [of("br", false), of("es", false), of("ar", true)];
  expect(br.tax / br.allIn.likely).toBeCloseTo(0.1425 / (1 - 0.1425), 6);
  expect(es.tax / es.allIn.likely).toBeCloseTo(0.21, 6);
  expect(ar.indexation / ar.allIn.likely).toBeCloseTo(1.25 ** 0.5 - 1, 6);
  expect(ar.tax / (ar.allIn.likely + ar.indexation)).toBeCloseTo(0.21, 6);
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

// 10,000 homes, of which 10 % buy × 1.6 cases = 1,600: 24 % plumbing = 384, each 320 less 95 % of the fee of 100 = 225; other items
// come along, 5 % = 80, each 180 - 95 = 85.
test("a home warranty in the United States, after the customer's fee", () => {
  const { parts } = estimate({
    ...startingProgramme("us", "insurerHome", 10_000),
    basis: "warranty",
    services: ["plumbing"],
  });
  expect(parts.map(({ part, cases, cost }) => [part, cases.likely, cost.likely])).toEqual([
    ["plumbing", 384, 384 * 225_00],
    ["otherItems", 80, 80 * 85_00],
  ]);
});

// 100 customers, of whom 1 % buy it, have 0.0034 fumigations a year: few, and not none.
test("cases that would round to none are few", () => {
  const result = estimate({
    ...startingProgramme("es", "retail", 100),
    services: ["fumigation"],
    changes: { takeUp: exactly(1) },
  });
  const { cases, cost, parts } = result;
  expect(cases.likely).toBeGreaterThan(0);
  expect(cases.likely).toBeLessThan(0.005);
  expect(parts[0]?.cases.likely).toBe(cases.likely);
  expect(fewCasesOf(cases.likely)?.years).toBeGreaterThan(200);
  const { perEvent, stopped } = carryingOf(result);
  expect(perEvent).toBeGreaterThan(cost.likely);
  expect(stopped).toEqual([]);
});

test("a higher fee keeps visits away, at most a fifth of them", () => {
  const cases = (fee: number) =>
    estimate({
      ...startingProgramme("us", "insurerHome"),
      basis: "warranty",
      changes: { fee: exactly(fee) },
    }).cases.likely;
  expect(cases(125) / cases(100)).toBeCloseTo(0.97, 4);
  expect(cases(0) / cases(100)).toBeCloseTo(1.12, 4);
  expect(cases(1_000) / cases(100)).toBeCloseTo(0.8, 4);
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
  expect(cost({ amount: 80 }, "plumbing") / cost({}, "plumbing")).toBeCloseTo(0.8133, 4);
  expect(cost({ km: 24 }, "towing") / cost({}, "towing")).toBeCloseTo(0.7527, 4);
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
      const { parts, cases, cost, allIn, perCustomerMonth, payers } = estimate(programme);
      const sum = (of: "cases" | "cost") =>
        parts.reduce((total, part) => total + part[of].likely, 0);
      expect(Math.abs(sum("cases") / cases.likely - 1) < 1e-9 || cases.likely === 0).toBe(true);
      expect(sum("cost")).toBe(cost.likely);
      const month = allIn.likely / payers / 12;
      expect(payers === 0 || Math.abs(perCustomerMonth.likely - month) <= 0.5).toBe(true);
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
    ["tax", false],
    ["index", false],
  ]);
  const bank = assumptionsOf({ ...startingProgramme("us", "bank"), services: ["battery"] });
  expect(bank.map(({ id }) => id)).toContain("awareness");
  expect(bank.every(({ isChanged }) => !isChanged)).toBe(true);
});

test("what moves the price most comes first, and one without a range not at all", () => {
  const programme: Programme = {
    ...startingProgramme("us", "insurerMotor"),
    changes: { "cost.towing": exactly(150) },
  };
  const found = influences(programme);
  const ids = found.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(["frequency.roadside", "allIn"]);
  for (const id of ["cost.towing", "units.vehicle", "tax"]) expect(ids).not.toContain(id);
  const likely = monthlyPrice(programme, () => "likely");
  let last: number | undefined;
  for (const { low, high } of found) {
    expect(low < likely && likely < high).toBe(true);
    if (last !== undefined) expect(high - low <= last).toBe(true);
    last = high - low;
  }
});
