import { expect, test } from "vitest";
import { countries } from "#core/countries.ts";
import { clientsOf } from "./clients.ts";
import { categoryIds, industries as entries, industriesOf } from "./industries.ts";

test("every category filters to several industries in every market, and to several clients", () => {
  for (const category of categoryIds) {
    for (const { code } of countries) {
      const industries = industriesOf(code).filter((id) => entries[id].category === category);
      expect(industries.length, `${code} ${category}`).toBeGreaterThan(1);
      const clients = clientsOf(code).filter((client) => client.category === category);
      expect(clients.length, `${code} ${category}`).toBeGreaterThan(1);
    }
  }
});

test("no industry or client appears twice", () => {
  for (const { code } of countries) {
    expect(new Set(industriesOf(code)).size).toBe(industriesOf(code).length);
  }
  const names = countries.flatMap(({ code }) => clientsOf(code).map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test("a client combines what its country's industries of that category do", () => {
  for (const { code } of countries) {
    for (const { name, category, services } of clientsOf(code)) {
      const industries = industriesOf(code).filter((id) => entries[id].category === category);
      expect(
        industries.flatMap((id) => entries[id].services),
        name,
      ).toEqual(expect.arrayContaining([...services]));
    }
  }
});
