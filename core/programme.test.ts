import fc from "fast-check";
import { expect, test } from "vitest";
import { assumptionIds, assumptionMax, kindOf } from "./assumptions.ts";
import { companyKinds } from "./company-kinds.ts";
import { anyProgramme } from "./programme.arbitrary.ts";
import {
  fragmentMax,
  isStart,
  type Programme,
  parseProgramme,
  readProgramme,
  readProgrammes,
  startingProgramme,
  writeProgramme,
  writeProgrammes,
} from "./programme.ts";
import {
  customersRange,
  defaultCustomers,
  isProgrammeFragment,
  startFragment,
} from "./programme-start.ts";
import { serviceIds } from "./services.ts";

const written =
  "v1&country=ar&company=insurance&customers=50000&services=plumbing:2,towing&set=cost.towing:95000";
const programme: Programme = {
  country: "ar",
  company: "insurance",
  customers: 50_000,
  services: { plumbing: 2, towing: "none" },
  changes: { "cost.towing": 95_000 },
};

test("is written short and readable", () => {
  expect(writeProgramme(programme)).toBe(written);
  expect(readProgramme(`#${written}`, "us")).toEqual({ programme, ignored: [] });
  expect(writeProgramme({ ...programme, changes: {} })).toBe(written.replace(/&set.*/, ""));
});

test("comes back from its address as it was", () => {
  fc.assert(
    fc.property(anyProgramme, (any) => {
      expect(readProgramme(writeProgramme(any), "br")).toEqual({ programme: any, ignored: [] });
      expect(parseProgramme(writeProgramme(any))).toEqual(any);
    }),
  );
});

test("two programmes to compare come back too", () => {
  fc.assert(
    fc.property(anyProgramme, anyProgramme, fc.nat(1), (one, other, active) => {
      const fragment = writeProgrammes([one, other], active);
      expect(readProgrammes(`#${fragment}`, "ar")).toEqual({
        programmes: [one, other],
        active,
        ignored: [],
      });
    }),
  );
});

test("a third programme in a link is named, and so is each part not understood of the other two", () => {
  const programmes = [startingProgramme("ar"), startingProgramme("ar")];
  expect(readProgrammes("v1&x=1~v1&x=1&y=2~v1&customers=500", "ar")).toEqual({
    programmes,
    active: 0,
    ignored: ["v1&customers=500", "x=1", "y=2"],
  });
  expect(readProgrammes("v1~v1~v1~2", "ar")).toEqual({ programmes, active: 1, ignored: ["v1"] });
  expect(readProgrammes("v1~v1~3", "ar")).toEqual({ programmes, active: 0, ignored: ["3"] });
});

test("one programme alone is the one shown", () => {
  const alone = startingProgramme("ar");
  expect(writeProgrammes([alone], 1)).toBe(writeProgramme(alone));
  expect(readProgrammes("v1~2", "ar")).toEqual({ programmes: [alone], active: 0, ignored: [] });
});

test("comes back from a link that was percent-encoded on its way", () => {
  fc.assert(
    fc.property(anyProgramme, anyProgramme, (one, other) => {
      const fragment = encodeURIComponent(writeProgrammes([one, other]));
      expect(readProgrammes(`#${fragment}`, "ar").programmes).toEqual([one, other]);
    }),
  );
  expect(readProgramme("#%E0%A4%A", "ar").ignored).toEqual(["%E0%A4%A"]);
  expect(parseProgramme(encodeURIComponent(written))).toBeUndefined();
});

test("needs no escaping in an address, whatever it holds", () => {
  fc.assert(
    fc.property(anyProgramme, (any) => {
      const fragment = writeProgramme(any);
      expect(new URL(`https://a.example/#${fragment}`).hash).toBe(`#${fragment}`);
      expect(fragment).toMatch(/^[\w.:,&=]+$/);
    }),
  );
});

test("the longest programme is within the bound", () => {
  const all: Programme = {
    country: "ar",
    company: "realestate",
    customers: customersRange.max,
    services: Object.fromEntries(serviceIds.map((id) => [id, 24])),
    changes: Object.fromEntries(assumptionIds.map((id) => [id, assumptionMax[kindOf(id)]])),
  };
  expect(writeProgramme(all).length).toBeLessThan(fragmentMax);
  expect(parseProgramme(writeProgramme(all))).toEqual(all);
});

test("starts with what goes with the company when only the company and its customers are given", () => {
  for (const company of companyKinds) {
    expect(readProgramme(`#v1&company=${company}&customers=1200`, "es")).toEqual({
      programme: startingProgramme("es", company, 1_200),
      ignored: [],
    });
  }
  expect(readProgramme("", "us")).toEqual({ programme: startingProgramme("us"), ignored: [] });
  expect(startingProgramme("us", "retail").services).toEqual({
    electronics: 2,
    tvAudio: 2,
    appliances: 2,
    dataRecovery: 2,
    remoteHelp: 2,
  });
});

test("knows whether its services are still those it started with", () => {
  const start = startingProgramme("ar", "retail");
  const { remoteHelp, ...fewer } = start.services;
  expect(isStart({ ...start, customers: 100, changes: programme.changes })).toBe(true);
  for (const services of [fewer, { ...start.services, towing: 2 }, { ...fewer, remoteHelp: 3 }]) {
    expect(isStart({ ...start, services })).toBe(false);
  }
  expect(isStart({ ...start, company: "health" })).toBe(false);
});

test("a link that starts one is understood", () => {
  const { programme: started, ignored } = readProgramme(
    startFragment({ company: "health", customers: 700, services: ["towing", "teleVet"] }),
    "br",
  );
  expect(ignored).toEqual([]);
  expect(started).toEqual({
    country: "br",
    company: "health",
    customers: 700,
    services: { towing: 2, teleVet: 2 },
    changes: {},
  });
  expect(readProgramme(startFragment({}), "es")).toEqual({
    programme: startingProgramme("es"),
    ignored: [],
  });
});

test("a programme's fragment is told from an anchor", () => {
  for (const hash of ["#v1", "#v12&x=1", "#V1%26country=ar", "#v1~v1", `#${written}`]) {
    expect(isProgrammeFragment(hash), hash).toBe(true);
  }
  for (const hash of ["", "#", "#v", "#v1x", "#valores", "#ver-v1", "v1", "#x#v1"]) {
    expect(isProgrammeFragment(hash), hash).toBe(false);
  }
});

test("a longer text than any programme is not read", () => {
  const start = "v1&customers=500&";
  const longest = start.padEnd(fragmentMax, "x");
  expect(readProgramme(longest, "ar").programme.customers).toBe(500);
  const { programme: read, ignored } = readProgramme(`${longest}x`, "ar");
  expect(read.customers).toBe(defaultCustomers);
  expect(ignored).toEqual([`${start.padEnd(40, "x")}…`]);
});

test("no services is a choice too", () => {
  expect(readProgramme("v1&services=", "ar").programme.services).toEqual({});
});

test.each([
  ["v2&customers=500", ["v2&customers=500"]],
  ["v1&customers=1e9", ["customers=1e9"]],
  ["v1&customers=99", ["customers=99"]],
  ["v1&customers=-5&country=xx", ["country=xx", "customers=-5"]],
  ["v1&customers=500&customers=600", ["customers=600"]],
  ["v1&xcustomers=500&customers", ["xcustomers=500", "customers"]],
  ["v1&x=#1", ["x=#1"]],
  ["v1&a&b&c&d&e&f", ["a", "b", "c", "d", "e"]],
  ["v1&set=cost.towing:1:2", ["cost.towing:1:2"]],
  [
    "v1&services=plumbing:2,plumbing:3,teleport,towing:0,towing:1:2",
    ["plumbing:3", "teleport", "towing:0", "towing:1:2"],
  ],
  ["v1&services=__proto__,constructor:2,toString", ["__proto__", "constructor:2", "toString"]],
  [
    "v1&set=cost.towing:-1,cost.towing:1e3,units.boat:3,cases.towing",
    ["cost.towing:-1", "cost.towing:1e3", "units.boat:3", "cases.towing"],
  ],
  [
    "v1&__proto__=1&script=<script>alert(1)</script>",
    ["__proto__=1", "script=<script>alert(1)</script>"],
  ],
])("ignores and names what it does not understand: %s", (fragment, ignored) => {
  const read = readProgramme(fragment, "ar");
  expect(read.ignored).toEqual(ignored);
  expect(parseProgramme(writeProgramme(read.programme))).toEqual(read.programme);
});

test("hostile input never throws, stays within bounds and is named briefly", () => {
  const anything = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
  const hostile = fc.oneof(
    anything,
    fc.tuple(fc.string({ minLength: 1 }), fc.nat(3_000)).map(([text, times]) => text.repeat(times)),
    anything.map((text) => `v1&services=${text}`),
    anything.map((text) => `v1&set=${text}&customers=${text}`),
    fc.tuple(anyProgramme, fc.nat(), fc.string()).map(([any, at, text]) => {
      const fragment = writeProgramme(any);
      const cut = at % fragment.length;
      return fragment.slice(0, cut) + text + fragment.slice(cut);
    }),
  );
  fc.assert(
    fc.property(hostile, (fragment) => {
      const { programme: read, ignored } = readProgramme(fragment, "ar");
      const written = writeProgramme(read);
      const isBrief = ignored.every((part) => part.length <= 81 && part.isWellFormed());
      return parseProgramme(written) !== undefined && ignored.length <= 5 && isBrief;
    }),
  );
});

test("a lead's programme is whole or none", () => {
  expect(parseProgramme(written)).toEqual(programme);
  for (const other of [
    "",
    "v1",
    "v1&country=ar",
    `#${written}`,
    written.replace("v1", "v2"),
    `${written}&x=1`,
    written.replace("&country=ar", ""),
    written.replace("towing&", "towing:99&"),
    `${written}${",cost.gas:1".repeat(500)}`,
  ]) {
    expect(parseProgramme(other), other.slice(0, 80)).toBeUndefined();
  }
});
