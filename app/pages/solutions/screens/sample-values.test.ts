import { expect, test } from "vitest";
import { casesFor } from "#app/cases/cases-for.server.ts";
import { sampleValues } from "#app/pages/home/sample-values.server.ts";
import { countries } from "#core/countries.ts";
import { screenValues } from "./sample-values.server.ts";

test.each(countries)(
  "$code shows one price, one person and one time for a case everywhere",
  (country) => {
    const place = { country: country.code, language: country.language };
    const { cases } = casesFor(place);
    const screens = screenValues(place);
    const { hero } = sampleValues(place);
    const { hogar, vial } = { hogar: cases.hogar.values, vial: cases.vial.values };
    expect(screens.leakCase).toBe(hogar.number);
    expect(screens.fee.agreed).toBe(hogar.price);
    expect(screens.plumber).toBe(hogar.person.name);
    expect(screens.distance).toBe(hogar.distance);
    expect(hero.caseNumber).toBe(vial.number);
    expect(hero.driver).toEqual(vial.person);
    expect(hero.arrival).toBe(vial.times.begins);
    expect(hero.wait).toBe(vial.wait);
  },
);
