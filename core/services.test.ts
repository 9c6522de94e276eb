import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { familyIds } from "./pages.ts";
import { isServiceId, services, servicesIn, servicesOf, unitOf } from "./services.ts";

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

test("knows an id from anything else", () => {
  expect(isServiceId("towing")).toBe(true);
  for (const other of ["toString", "__proto__", "", "Towing", 7, null, undefined]) {
    expect(isServiceId(other)).toBe(false);
  }
});
