import { afterEach, expect, test } from "vitest";
import { isOffered } from "./assumptions.ts";
import { benchmarksOf, monthOf, newestSet, sets } from "./benchmark-sets.ts";
import { basesIn, companyKinds } from "./company-kinds.ts";
import { estimatedCountries } from "./countries.ts";
import { estimate } from "./estimate.ts";
import { parseProgramme, startingProgramme, writeProgramme } from "./programme.ts";
import { servicesIn } from "./services.ts";

const november2026 = benchmarksOf({ set: "2026-11" });

/** Later than any that the owner adds. */
const later = "2099-12";

afterEach(() => {
  delete sets[later];
});

/** The steps of docs/estimate.md: towing in Spain costs 96 in place of 90. */
function changePrice() {
  const changed = structuredClone(november2026);
  Object.assign(changed.costs.towing, { es: "60 / 96 / 145 D 15,18,19,20 towSpain" });
  sets[later] = changed;
}

const newTows = () => ({
  ...startingProgramme("es", "insurerMotor", 1_000),
  services: ["towing" as const],
});
const tows = () => ({ ...newTows(), set: "2026-11" });

test("a link from before a changed price keeps its result, and a new one has the new price", () => {
  const link = writeProgramme(tows());
  const before = estimate(tows());
  changePrice();
  const kept = parseProgramme(link);
  expect(kept?.set).toBe("2026-11");
  expect(kept && estimate(kept)).toEqual(before);
  expect(kept && writeProgramme(kept)).toBe(link);
  expect(writeProgramme(newTows())).toMatch(/^v2\.2099-12&/);
  expect(estimate(newTows()).cost.likely / before.cost.likely).toBeCloseTo(96 / 90, 6);
  expect(estimate({ ...newTows(), country: "us" }).cost).toEqual(
    estimate({ ...tows(), country: "us" }).cost,
  );
});

test("a service whose frequency becomes a share of its family's keeps the one of an older set", () => {
  const checks = { ...tows(), services: ["preventive" as const] };
  const before = estimate(checks);
  const { preventive: _, ...serviceFrequency } = november2026.serviceFrequency;
  sets[later] = { ...november2026, serviceFrequency };
  expect(estimate(checks)).toEqual(before);
});

// As the first release computed it: 180 % for all countries, tables for caps and distances, awareness of banks and cards alone.
test("a link of the first set keeps the figures that it had", () => {
  const link =
    "v2.2026-11&country=us&company=retail&basis=included&customers=50000&services=plumbing,towing&limits=hogar:e2:a250,vial:e4:k24";
  const { cost, allIn } = estimate(parseProgramme(link)!);
  expect(cost).toEqual({ low: 25_635_144, likely: 43_665_422, high: 65_151_461 });
  expect(allIn).toEqual({ low: 42_373_849, likely: 78_597_760, high: 122_731_668 });
});

test("a link without a set has the newest, and one with a set that is not there is not understood", () => {
  changePrice();
  expect(newestSet()).toBe(later);
  const link = writeProgramme(newTows());
  delete sets[later];
  expect(parseProgramme(link)).toBeUndefined();
  expect(() => benchmarksOf({ set: later })).toThrow(later);
});

test("a set is named by its month", () => {
  const months = (["es", "pt", "en"] as const).map((language) => monthOf("2026-11", language));
  expect(months).toEqual(["noviembre de 2026", "novembro de 2026", "November 2026"]);
});

test.each(estimatedCountries)("every cell that $code can ask for is there", ({ code }) => {
  for (const set of Object.keys(sets)) {
    for (const company of companyKinds) {
      for (const basis of basesIn(code)) {
        const services = servicesIn(code).filter((id) => isOffered(id, { basis }));
        estimate({ ...startingProgramme(code, company), set, basis, services });
      }
    }
  }
});
