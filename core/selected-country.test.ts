import { expect, test } from "vitest";
import { countryFromCookie } from "./selected-country.ts";

test("reads the country from a cookie header", () => {
  expect(countryFromCookie("a=1; selectedCountry=br; b=2")).toBe("br");
  expect(countryFromCookie("selectedCountry=br")).toBe("br");
  expect(countryFromCookie("a=1;selectedCountry=br")).toBe("br");
  expect(countryFromCookie("notselectedCountry=br")).toBeUndefined();
  expect(countryFromCookie("selectedCountry=xx")).toBeUndefined();
  expect(countryFromCookie(undefined)).toBeUndefined();
});
