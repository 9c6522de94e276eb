// A second program for the same estimate: it reads the tables of docs/estimate.md instead of the code's, and works in floating point
// with logarithms instead of in integers with tables.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { CompanyKind } from "#core/company-kinds.ts";
import { type CountryCode, countries } from "#core/countries.ts";
import { estimate, partsOf } from "#core/estimate.ts";
import { anyProgramme } from "#core/programme.arbitrary.ts";
import { type Programme, startingProgramme } from "#core/programme.ts";
import { type PartId, type ServiceId, services } from "#core/services.ts";

const page = readFileSync("docs/estimate.md", "utf8");
const codes = countries.map(({ code }) => code);
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

type Three = [low: number, likely: number, high: number];

function three(cell: string): Three {
  const [low = Number.NaN, likely = low, high = low] = (cell.match(/[\d.,]+/g) ?? [])
    .slice(0, 3)
    .map((text) => Number(text.replaceAll(",", "")));
  return [low, likely, high];
}

function cellOf(...start: [first: string, ...others: string[]]) {
  const row = rows.find((cells) => start.every((text, at) => cells[at]?.startsWith(text)));
  if (!row) throw new Error(`No row ${start}`);
  const cells = row.slice(start.length);
  return (country: CountryCode) => {
    const cell = cells[codes.indexOf(country)] ?? "";
    return cell.startsWith("same") ? (cells[0] ?? "") : cell;
  };
}

function unitsOf({ company, basis, country }: Programme, unit: string): Three {
  if (basis !== "included" || ["person", "device"].includes(unit)) return [100, 100, 100];
  if (unit === "pet") return three(cellOf("any kind adding pets", "pet")(country));
  const kinds: Record<CompanyKind, [home: string, vehicle: string]> = {
    insurerHome: ["home insurer (policy)", "home insurer adding"],
    insurerMotor: ["motor insurer adding home", "motor insurer (policy"],
    bank: ["bank account", "bank account"],
    card: ["card, mid", "card, mid"],
    retail: ["bank account", "bank account"],
    telco: ["telco or utility", "home insurer adding"],
    realestate: ["landlord", "home insurer adding"],
    health: ["bank account", "bank account"],
  };
  return three(cellOf(kinds[company][unit === "home" ? 0 : 1], unit)(country));
}

function shareOf(id: PartId, { country, basis }: Programme): number {
  if (id === "lockout") return 19;
  const [at, names] =
    services[id as ServiceId]?.family === "vial"
      ? ["roadside: tow", ["towing", "battery", "tire", "fuel", "transfers"]]
      : ["plumbing", "electricity", "locksmith", "gas"].includes(id)
        ? ["home: plumbing", ["plumbing", "electricity", "locksmith", "gas"]]
        : ["home: glass", ["glass", "airConditioning", "fumigation", "appliances", "otherItems"]];
  const row = rows.find(([first]) => first?.startsWith(at as string)) ?? [];
  const cell = row[basis === "warranty" && at !== "roadside: tow" ? 5 : codes.indexOf(country) + 1];
  return Number(cell?.split(" / ")[names.indexOf(id)]);
}

const warrantyNames: Partial<Record<PartId, string>> = {
  airConditioning: "HVAC",
  appliances: "appliances",
  plumbing: "plumbing",
  electricity: "electrical",
  otherItems: "other",
};
const isWarranty = (id: PartId, { basis }: Programme) =>
  basis === "warranty" && id in warrantyNames;

function costOf(id: PartId, programme: Programme): Three {
  if (isWarranty(id, programme)) {
    const cell = rows.find(([first]) => first?.startsWith("US home warranty"))?.at(-1) ?? "";
    return three(new RegExp(`${warrantyNames[id]} ([^;]*)`).exec(cell)?.[1] ?? "");
  }
  const scale = programme.country === "ar" ? 1000 : 1;
  const row = rows.find(([first]) => first === (id === "lockout" ? "battery" : id));
  const cell = row?.[codes.indexOf(programme.country) + 1] ?? "";
  return three(cell).map((value) => value * scale) as Three;
}

function ownFrequency(id: PartId, { country, basis }: Programme): Three | undefined {
  if (id === "preventive") return three(cellOf("roadside", "preventive")(country));
  const row = rows.find(([first]) => {
    const [, name, where] = /^(\w+) \(\w+\)(.*)$/.exec(first ?? "") ?? [];
    return name === id && (where === "" || where?.includes(country.toUpperCase()));
  });
  return row && three(row[basis === "included" ? 1 : 2] ?? "");
}

/** Squared coefficient of variation. */
function spread([low, , high]: Three): number {
  if (low === high) return 0;
  return low === 0 ? 4.817596 : Math.exp((Math.log(Math.min(30, high / low)) / 2.5631) ** 2) - 1;
}

function interpolated(table: [number, number][], at: number): number {
  const after = table.findIndex(([x]) => x >= at);
  const [x1, y1] = table.at(after) ?? [0, 0];
  const [x0, y0] = table[after - 1] ?? [x1 - 1, y1];
  return after < 0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}

const numbersIn = (pattern: RegExp) =>
  [...page.matchAll(pattern)].map((found) => found.slice(1).map(Number));
const amounts = numbersIn(/([\d.]+): (\d+)(?: ?%)? \((\d+)\)/g);
const caps = [[0, 0], ...amounts.map(([ratio, share]) => [ratio, share])] as [number, number][];
const wideCaps = [
  [0, 0],
  ...amounts.map(([ratio, , share]) => [ratio, share]),
  // Beyond the page's last ratio.
  ...[
    [5, 96],
    [10, 99],
    [20, 100],
  ],
] as [number, number][];
const distances = [[0, 50], ...numbersIn(/(\d+) km 0\.(\d\d)/g)] as [number, number][];

const usual: Record<
  string,
  Record<CountryCode, { events?: number; amount?: number; km?: number }>
> = {
  hogar: {
    ar: { events: 2, amount: 80_000 },
    es: { amount: 150 },
    br: { events: 3, amount: 250 },
    us: { events: 2, amount: 500 },
  },
  vial: {
    ar: { events: 4, km: 200 },
    es: {},
    br: { events: 4, km: 300 },
    us: { events: 4, km: 24 },
  },
};

function again(programme: Programme) {
  const { country, company, basis, customers } = programme;
  const own = (id: string, standing: Three): Three => {
    const set = programme.changes[id as keyof Programme["changes"]];
    if (!set) return standing;
    const value = set.value / 100;
    return [value * (1 - set.margin / 100), value, value * (1 + set.margin / 100)];
  };
  const isGiven = basis === "included" && (company === "bank" || company === "card");
  const aware = own("awareness", company === "bank" ? [12, 25, 42] : [6, 15, 28]);
  const families = new Map<
    string,
    {
      mean: number;
      variance: number;
      units: number;
      groups: Map<string, { mean: number; variance: number; spread: number }>;
    }
  >();
  let cases = 0;
  for (const id of partsOf(programme)) {
    const inWarranty = isWarranty(id, programme);
    const family = inWarranty ? "hogar" : services[id as ServiceId].family;
    const unit = inWarranty ? "home" : services[id as ServiceId].unit;
    const units = own(`units.${unit}`, unitsOf(programme, unit));
    const single = inWarranty ? undefined : ownFrequency(id, programme);
    const kind = family === "hogar" ? "home" : "roadside";
    const sold = basis === "included" ? "included" : "optional";
    const label = basis === "warranty" && kind === "home" ? "optional, home warranty" : sold;
    const frequency = single
      ? own(`cases.${id}`, single)
      : own(`frequency.${kind}`, three(cellOf(kind, label)(country)));
    const share = single ? 100 : own(`share.${id}`, [0, shareOf(id, programme), 0])[1];
    const limits =
      programme.limits[family] ??
      (inWarranty
        ? {}
        : (usual[family]?.[country] ?? { events: family === "dispositivos" ? 1 : 2 }));
    const isOnline = ["remote", "reimbursement"].includes(services[id as ServiceId]?.delivery);
    const uses = family === "hogar" && country === "br" ? 3 : 1.3;
    const kept = limits.events && !isOnline ? 1 - ((uses - 1) / uses) ** limits.events : 1;
    const price = own(`cost.${id}`, costOf(id, programme));
    const isWide = country === "us" && (id === "airConditioning" || id === "appliances");
    const ratio =
      family === "hogar" && limits.amount && price[1] > 0 ? limits.amount / price[1] : 99;
    const within =
      id === "towing" && limits.km
        ? interpolated(distances, limits.km)
        : interpolated(isWide ? wideCaps : caps, ratio);
    const gross = (price[1] * within) / 100;
    const net = inWarranty ? Math.max(0, gross - own("fee", [100, 100, 100])[1]) : gross;
    const given = isGiven && (family === "hogar" || family === "vial") ? aware[1] / 100 : 1;
    const count = (((customers * units[1]) / 100) * frequency[1] * share * given * kept) / 100_000;
    cases += count;
    const kin = families.get(family) ?? {
      mean: 0,
      variance: 0,
      units: spread(units),
      groups: new Map(),
    };
    families.set(family, kin);
    const group = kin.groups.get(single ? id : kind) ?? {
      mean: 0,
      variance: 0,
      spread: spread(frequency),
    };
    kin.groups.set(single ? id : kind, group);
    group.mean += count * net;
    group.variance += (count * gross) ** 2 * spread(price);
  }
  const sum = (parts: { mean: number; spread: number }[]) => {
    const mean = parts.reduce((total, part) => total + part.mean, 0);
    const variance = parts.reduce((total, part) => total + part.mean ** 2 * part.spread, 0);
    return { mean, spread: mean === 0 ? 0 : variance / mean ** 2 };
  };
  const worked = [...families].map(([family, { units, groups }]) => {
    const inner = sum(
      [...groups.values()].map(({ mean, variance, spread: shared }) => ({
        mean,
        spread: mean === 0 ? 0 : (1 + shared) * (1 + variance / mean ** 2) - 1,
      })),
    );
    return { family, mean: inner.mean, spread: (1 + units) * (1 + inner.spread) - 1 };
  });
  const isKnown = ({ family }: { family: string }) =>
    isGiven && (family === "hogar" || family === "vial");
  const known = sum(worked.filter(isKnown));
  const all = sum([
    { mean: known.mean, spread: (1 + spread(aware)) * (1 + known.spread) - 1 },
    ...worked.filter((family) => !isKnown(family)),
  ]);
  // The code's table ends there.
  const total = Math.min(2, all.spread + (cases > 0 ? 1.25 / cases : 0));
  const s = Math.sqrt(Math.log(1 + total));
  const end = (z: number) => all.mean * Math.exp(-(s ** 2) / 2 + z * s);
  return { low: end(-1.2816), likely: all.mean, high: end(1.2816) };
}

test("400 programmes come out as the second program works them out", () => {
  for (const programme of fc.sample(anyProgramme, { numRuns: 400, seed: 2026 })) {
    const { cost } = estimate(programme);
    const expected = again(programme);
    const text = JSON.stringify(programme);
    const cents = (value: bigint) => Number(value) / 100;
    expect(Math.abs(cents(cost.likely) - expected.likely), text).toBeLessThan(
      0.2 + expected.likely * 2e-4,
    );
    for (const level of ["low", "high"] as const) {
      const off = Math.abs(cents(cost[level]) - expected[level]);
      expect(off, `${level} ${text}`).toBeLessThan(1 + expected.likely * 0.02);
    }
  }
});

const none = { hogar: {}, vial: {}, salud: {}, mascotas: {}, dispositivos: {} };
const customers = 50_000_000;

const home = "locksmith plumbing electricity glass";
const roadside = "towing tire fuel battery transfers";
const doctors = "onlineDoctor onlinePsychologist ambulance reimbursement homeDoctor";
const landlord = "locksmith plumbing gas electricity airConditioning fumigation glass";
const account = "locksmith plumbing towing battery";

// Section 9, before limits.
test.each<[string, CompanyKind, Programme["basis"], string, Partial<Record<CountryCode, string>>]>([
  [
    "home insurer: locksmith",
    "insurerHome",
    "included",
    home,
    { ar: "gas", us: "airConditioning" },
  ],
  ["motor insurer: all", "insurerMotor", "included", roadside, {}],
  [
    "bank account: ",
    "bank",
    "included",
    `${account} onlineDoctor remoteHelp`,
    { us: "airConditioning" },
  ],
  ["card: ", "card", "included", account, { us: "airConditioning" }],
  ["landlord: ", "realestate", "included", landlord, {}],
  ["health, per person", "health", "included", doctors, {}],
  ["home, bought", "insurerHome", "bought", home, { ar: "gas", us: "airConditioning appliances" }],
  ["roadside, bought", "insurerMotor", "bought", roadside, {}],
  ["retailer: one appliance", "retail", "bought", "appliances", {}],
  ["pet, bought", "retail", "bought", "teleVet vetClinic vetLab farewell", {}],
])("docs/estimate.md's results: %s", (row, company, basis, chosen, local) => {
  for (const country of codes) {
    const isWarrantyRow = row === "home, bought" && country === "us";
    const { cost } = estimate({
      ...startingProgramme(country, company, customers),
      basis: isWarrantyRow ? "warranty" : basis,
      services: `${chosen} ${local[country] ?? ""}`.trim().split(" ") as ServiceId[],
      limits: none,
    });
    const perMonth = [cost.low, cost.likely, cost.high].map(
      (value) => Number(value) / 1200 / customers,
    );
    const published = three(cellOf(row)(country));
    for (const [at, value] of perMonth.entries()) {
      const step = country === "ar" ? 1 : 0.01;
      expect(Math.abs(value - (published[at] ?? 0)), `${country} ${at}`).toBeLessThan(step);
    }
  }
});

// It joins a bought service and an included one, which is no programme here: the likely values add up.
test("docs/estimate.md's results: telco", () => {
  for (const country of codes) {
    const likely = (basis: Programme["basis"], id: ServiceId) => {
      const telco = startingProgramme(country, "telco", customers);
      const { cost } = estimate({ ...telco, basis, services: [id], limits: none });
      return Number(cost.likely) / 1200 / customers;
    };
    const published = three(cellOf("telco: phone repair")(country))[1] ?? 0;
    const step = country === "ar" ? 1 : 0.01;
    const sum = likely("bought", "electronics") + likely("included", "remoteHelp");
    expect(Math.abs(sum - published), country).toBeLessThan(step);
  }
});
