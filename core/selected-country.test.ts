import { expect, test } from "vitest";
import { countryFromCookie, languageAt } from "./selected-country.ts";

test("reads the country from a cookie header", () => {
  expect(countryFromCookie("a=1; selectedCountry=br; b=2")).toBe("br");
  expect(countryFromCookie("selectedCountry=br")).toBe("br");
  expect(countryFromCookie("a=1;selectedCountry=br")).toBe("br");
  expect(countryFromCookie("notselectedCountry=br")).toBeUndefined();
  expect(countryFromCookie("selectedCountry=xx")).toBeUndefined();
  expect(countryFromCookie(undefined)).toBeUndefined();
});

test("speaks the country's language on its pages, the visitor's elsewhere", () => {
  expect(languageAt("/us/services", "br")).toBe("en");
  expect(languageAt("/servicios", "us")).toBe("en");
  expect(languageAt("/servicios", "br")).toBe("pt");
  expect(languageAt("/servicios", undefined)).toBe("es");
});
