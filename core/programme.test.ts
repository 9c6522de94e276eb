import fc from "fast-check";
import { expect, test } from "vitest";
import { companyKinds, sizes } from "./company-kinds.ts";
import type { CountryCode } from "./countries.ts";
import { anyProgramme } from "./programme.arbitrary.ts";
import {
  cleanName,
  fragmentMax,
  inCountry,
  type Programme,
  parseProgramme,
  proposalOf,
  readProgrammes,
  startingProgramme,
  withService,
  writeProgramme,
  writeProgrammes,
} from "./programme.ts";
import { defaultCustomers, isProgrammeFragment, startFragment } from "./programme-start.ts";

function readProgramme(fragment: string, country: CountryCode) {
  const { programmes, ignored } = readProgrammes(fragment, country);
  return { programme: programmes[0]!, ignored };
}

const written =
  "v2.2026-11&country=es&company=insurerMotor&basis=included&customers=50000&services=plumbing,towing&limits=hogar:none,vial:e4:k200&set=cost.towing:95.5,allIn:200:0&price=3.5&name=Plan_2";
const programme: Programme = {
  set: "2026-11",
  country: "es",
  company: "insurerMotor",
  basis: "included",
  customers: 50_000,
  services: ["plumbing", "towing"],
  limits: { hogar: {}, vial: { events: 4, km: 200 } },
  changes: { "cost.towing": { value: 9_550, margin: 10 }, allIn: { value: 20_000, margin: 0 } },
  price: 350,
  name: "Plan 2",
};

test("is written short and readable", () => {
  expect(writeProgramme(programme)).toBe(written);
  expect(readProgramme(`#${written}`, "us")).toEqual({ programme, ignored: [] });
});

test("comes back from its address as it was", () => {
  fc.assert(
    fc.property(anyProgramme, (any) => {
      expect(readProgramme(writeProgramme(any), "br")).toEqual({ programme: any, ignored: [] });
      expect(parseProgramme(writeProgramme(any))).toEqual(any);
    }),
  );
});

test("up to four to compare come back too, and a fifth is named", () => {
  const programmes = fc.array(anyProgramme, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(programmes, fc.nat(3), (several, at) => {
      const active = at % several.length;
      const fragment = writeProgrammes(several, active);
      const expected = { programmes: several, active, ignored: [] };
      expect(readProgrammes(`#${fragment}`, "ar")).toEqual(expected);
      expect(readProgrammes(`#${encodeURIComponent(fragment)}`, "ar")).toEqual(expected);
    }),
  );
  const start = startingProgramme("ar");
  expect(readProgrammes("v2&x=1~v2~v2~v2~v2&customers=500~3", "ar")).toEqual({
    programmes: [start, start, start, start],
    active: 2,
    ignored: ["v2&customers=500", "x=1"],
  });
  expect(readProgrammes("~~~", "ar")).toEqual({ programmes: [start], active: 0, ignored: [] });
  expect(readProgrammes("v2~2", "ar")).toEqual({ programmes: [start], active: 0, ignored: [] });
});

test("needs no escaping in an address, but for the letters of a name", () => {
  fc.assert(
    fc.property(anyProgramme, (any) => {
      const { name: _, ...unnamed } = any;
      const fragment = writeProgramme(unnamed);
      expect(new URL(`https://a.example/#${fragment}`).hash).toBe(`#${fragment}`);
      expect(fragment).toMatch(/^[\w.:,&=-]+$/);
    }),
  );
});

test("starts with what goes with the company when only that and its customers are given", () => {
  for (const company of companyKinds) {
    expect(readProgramme(`#v2&company=${company}&customers=1200`, "es")).toEqual({
      programme: startingProgramme("es", company, 1_200),
      ignored: [],
    });
  }
  expect(readProgramme("", "us")).toEqual({ programme: startingProgramme("us"), ignored: [] });
  const start = startFragment({ company: "health", customers: 700, services: ["teleVet"] });
  expect(readProgramme(start, "br").programme).toEqual({
    ...startingProgramme("br", "health", 700),
    services: ["teleVet"],
  });
});

test("a home insurer's usual programme has what is usual in its country, and its basic one has not", () => {
  const hasGas = (country: CountryCode, size: (typeof sizes)[number]) =>
    startingProgramme(country, "insurerHome", 1_000, size).services.includes("gas");
  expect(sizes.map((size) => hasGas("ar", size))).toEqual([false, true, true]);
  expect(hasGas("es", "standard")).toBe(false);
});

test("each proposal is larger than the one before, and known as what it is", () => {
  for (const company of companyKinds) {
    const proposed = sizes.map((size) => startingProgramme("us", company, 1_000, size));
    expect(proposed.map(proposalOf)).toEqual(sizes);
    const counts = proposed.map(({ services }) => services.length);
    expect([...new Set(counts)].sort((a, b) => a - b)).toEqual(counts);
  }
  expect(proposalOf({ ...startingProgramme("us"), services: ["gas"] })).toBeUndefined();
});

test("the same programme in another country leaves the first one's money and services behind", () => {
  const warranty: Programme = {
    ...startingProgramme("us", "insurerMotor"),
    basis: "warranty",
    price: 500,
    points: 100,
  };
  expect(inCountry(warranty, "es")).toEqual({
    ...startingProgramme("es", "insurerMotor"),
    basis: "bought",
    points: 100,
  });
});

test("services stay in display order", () => {
  expect(withService(programme, "locksmith", true)).toEqual(["locksmith", "plumbing", "towing"]);
  expect(withService(programme, "plumbing", false)).toEqual(["towing"]);
});

test("a name is cleaned of what a link could not carry", () => {
  expect(cleanName("  Opção & <b>nº 2</b>~ ")).toBe("Opção b nº 2 b");
  expect(cleanName("&~")).toBeUndefined();
});

test("a programme's fragment is told from an anchor", () => {
  for (const hash of ["#v1", "#v12&x=1", "#V1%26country=ar", "#v1~v1", `#${written}`]) {
    expect(isProgrammeFragment(hash), hash).toBe(true);
  }
  for (const hash of ["", "#", "#v", "#v1x", "#valores", "#ver-v1", "v1", "#x#v1", "#v2.x"]) {
    expect(isProgrammeFragment(hash), hash).toBe(false);
  }
});

test("a longer text than any programme is not read", () => {
  const start = "v2&customers=500&";
  const longest = start.padEnd(fragmentMax, "x");
  expect(readProgramme(longest, "ar").programme.customers).toBe(500);
  const { programme: read, ignored } = readProgramme(`${longest}x`, "ar");
  expect(read.customers).toBe(defaultCustomers);
  expect(ignored).toEqual([`${start.padEnd(40, "x")}…`]);
});

test.each([
  ["v1&customers=500", ["v1&customers=500"]],
  ["v3&customers=500", ["v3&customers=500"]],
  ["v2.2099-01&customers=500", ["v2.2099-01"]],
  ["v2&customers=1e9", ["customers=1e9"]],
  ["v2&customers=99", ["customers=99"]],
  ["v2&customers=-5&country=xx", ["country=xx", "customers=-5"]],
  ["v2&customers=500&customers=600", ["customers=600"]],
  ["v2&basis=warranty", ["basis=warranty"]],
  ["v2&xcustomers=500&customers", ["xcustomers=500", "customers"]],
  ["v2&a&b&c&d&e&f", ["a", "b", "c", "d", "e"]],
  ["v2&services=plumbing,plumbing,teleport,lockout", ["plumbing", "teleport", "lockout"]],
  ["v2&services=__proto__,constructor,toString", ["__proto__", "constructor", "toString"]],
  [
    "v2&limits=hogar,vial:e0,salud:e1:e2,x:e1,mascotas:z1",
    ["hogar", "vial:e0", "salud:e1:e2", "x:e1", "mascotas:z1"],
  ],
  [
    "v2&set=cost.towing:-1,cost.towing:1e3,units.boat:3,cases.towing,cost.gas:1:91",
    ["cost.towing:-1", "cost.towing:1e3", "units.boat:3", "cases.towing", "cost.gas:1:91"],
  ],
  ["v2&price=1.005&name=<b>", ["name=<b>", "price=1.005"]],
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
    anything.map((text) => `v2&services=${text}`),
    anything.map((text) => `v2&set=${text}&limits=${text}&name=${text}&customers=${text}`),
    fc.tuple(anyProgramme, fc.nat(), fc.string()).map(([any, at, text]) => {
      const fragment = writeProgramme(any);
      const cut = at % fragment.length;
      return fragment.slice(0, cut) + text + fragment.slice(cut);
    }),
  );
  fc.assert(
    fc.property(hostile, (fragment) => {
      const { programme: read, ignored } = readProgramme(fragment, "ar");
      const isBrief = ignored.every((part) => part.length <= 81 && part.isWellFormed());
      return parseProgramme(writeProgramme(read)) !== undefined && ignored.length <= 5 && isBrief;
    }),
  );
});

test("a lead's programme is whole or none", () => {
  expect(parseProgramme(written)).toEqual(programme);
  for (const other of [
    "",
    "v2",
    "v1&country=ar",
    `#${written}`,
    written.replace("2026-11", "2026-10"),
    `${written}&x=1`,
    written.replace("&country=es", ""),
    written.replace("towing&", "teleport&"),
    `${written}${",cost.gas:1".repeat(500)}`,
  ]) {
    expect(parseProgramme(other), other.slice(0, 80)).toBeUndefined();
  }
});
