import { afterEach, expect, test } from "vitest";
import { isOffered } from "./assumptions.ts";
import { benchmarksOf, monthOf, newestSet, sets } from "./benchmark-sets.ts";
import { basesIn, companyKinds } from "./company-kinds.ts";
import { estimatedCountries } from "./countries.ts";
import { estimate } from "./estimate.ts";
import { parseProgramme, startingProgramme, writeProgramme } from "./programme.ts";
import { servicesIn } from "./services.ts";

const november2026 = benchmarksOf({ set: "2026-11" });

afterEach(() => {
  delete sets["2026-12"];
});

/** The steps of docs/estimate.md: towing in Spain costs 96 in place of 90. */
function changePrice() {
  const december2026 = structuredClone(november2026);
  Object.assign(december2026.costs.towing, { es: "60 / 96 / 145 D 15,18,19,20 towSpain" });
  sets["2026-12"] = december2026;
}

const tows = () => ({
  ...startingProgramme("es", "insurerMotor", 1_000),
  services: ["towing" as const],
});

test("a link from before a changed price keeps its result, and a new one has the new price", () => {
  const link = writeProgramme(tows());
  const before = estimate(tows());
  changePrice();
  const kept = parseProgramme(link);
  expect(kept?.set).toBe("2026-11");
  expect(kept && estimate(kept)).toEqual(before);
  expect(kept && writeProgramme(kept)).toBe(link);
  expect(writeProgramme(tows())).toMatch(/^v2\.2026-12&/);
  expect(estimate(tows()).cost.likely / before.cost.likely).toBeCloseTo(96 / 90, 6);
  expect(estimate({ ...tows(), country: "us" }).cost).toEqual(
    estimate({ ...tows(), country: "us", set: "2026-11" }).cost,
  );
});

test("a service whose frequency becomes a share of its family's keeps the one of an older set", () => {
  const checks = { ...tows(), services: ["preventive" as const], set: "2026-11" };
  const before = estimate(checks);
  const { preventive: _, ...serviceFrequency } = november2026.serviceFrequency;
  sets["2026-12"] = { ...november2026, serviceFrequency };
  expect(estimate(checks)).toEqual(before);
});

test("a link without a set has the newest, and one with a set that is not there is not understood", () => {
  changePrice();
  expect(newestSet()).toBe("2026-12");
  const later = writeProgramme(tows());
  delete sets["2026-12"];
  expect(parseProgramme(later)).toBeUndefined();
  expect(() => benchmarksOf({ set: "2026-12" })).toThrow("2026-12");
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
