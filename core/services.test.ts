import { expect, test } from "vitest";
import { type CountryCode, countries } from "./countries.ts";
import { languages } from "./languages.ts";
import { familyIds } from "./pages.ts";
import { serviceNames } from "./service-names.server.ts";
import { isServiceId, serviceIds, services, servicesIn, servicesOf, unitOf } from "./services.ts";

// SPEC.md, section 9.
const counts = { hogar: 7, vial: 6, salud: 6, mascotas: 7, dispositivos: 7 };

test("has the specification's 33 services, each in one family, and in the United States vehicle lockout", () => {
  for (const { code } of countries) {
    const added = code === "us" ? 1 : 0;
    expect(servicesIn(code)).toHaveLength(33 + added);
    for (const family of familyIds) {
      const expected = counts[family] + (family === "vial" ? added : 0);
      expect(servicesOf(family, code), family).toHaveLength(expected);
      for (const id of servicesOf(family, code)) expect(services[id].unit).toBe(unitOf[family]);
    }
  }
});

test("names every service in every country and language, no two alike", () => {
  for (const { code } of countries) {
    for (const language of languages) {
      const names = serviceNames({ country: code, language });
      expect(Object.keys(names).sort()).toEqual([...serviceIds, "otherItems"].sort());
      expect(new Set(Object.values(names)).size, `${code} ${language}`).toBe(35);
      for (const name of Object.values(names)) expect(name.trim()).not.toBe("");
    }
  }
});

test("uses a country's own words, and only in its language", () => {
  const plumbing = (country: CountryCode, language: "es" | "en") =>
    serviceNames({ country, language }).plumbing;
  expect(plumbing("ar", "es")).toBe("Plomería");
  expect(plumbing("es", "es")).toBe("Fontanería");
  expect(plumbing("es", "en")).toBe("Plumbing");
});

test("knows an id from anything else", () => {
  expect(isServiceId("towing")).toBe(true);
  for (const other of ["toString", "__proto__", "", "Towing", 7, null, undefined]) {
    expect(isServiceId(other)).toBe(false);
  }
});
