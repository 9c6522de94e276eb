import { expect, test } from "vitest";
import { withPlainDomain } from "./email-spellings.ts";

test.each([
  ["Ana@CORREO.example", "Ana@correo.example"],
  ["ana@ｃｏｒｒｅｏ.example", "ana@correo.example"],
  ["ana@correo。example", "ana@correo.example"],
  ["ana@peña.example", "ana@xn--pea-8ma.example"],
])("the domain of %s is in ASCII: %s", (email, plain) => {
  expect(withPlainDomain(email)).toBe(plain);
});

// Digits with a comma or in brackets, and an IP address in wide digits.
test.each(["ceo@amparia.com🄁evil.com", "bob@amparia⑴.com", "x@0x7f.１１", "x@１.２２"])(
  "the domain of %s stays as it is: in ASCII it would be no domain",
  (email) => {
    expect(withPlainDomain(email)).toBe(email);
  },
);
