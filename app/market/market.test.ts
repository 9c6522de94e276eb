import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contentFolder } from "#content/files.ts";
import { categories } from "#core/company-kinds.ts";
import { countries } from "#core/countries.ts";
import { clientsOf } from "./clients.ts";
import { marketOf } from "./market.server.ts";

test.each(countries)(
  "every category filters to several industries and clients: $code",
  (country) => {
    const { industries } = marketOf({ country: country.code, language: country.language });
    for (const category of categories) {
      const own = industries.filter((industry) => industry.category === category);
      expect(own.length, category).toBeGreaterThan(1);
      const clients = clientsOf(country.code).filter((client) => client.category === category);
      expect(clients.length, category).toBeGreaterThan(1);
      // A client combines what its country's industries of that category do.
      const done = own.flatMap(({ services }) => services);
      for (const { services } of clients) expect(done).toEqual(expect.arrayContaining(services));
    }
  },
);

test("no industry or client appears twice", () => {
  for (const { code, language } of countries) {
    const ids = marketOf({ country: code, language }).industries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  const names = countries.flatMap(({ code }) => clientsOf(code).map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test("a client is one file, and a picture of its name beside it is its logo", () => {
  const folder = mkdtempSync(join(tmpdir(), "amparia-records-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(contentFolder, folder, { recursive: true });
  const clients = join(folder, "records/clients");
  const record = { name: "Nueva", country: "es", category: "retail", services: ["hogar"] };
  writeFileSync(join(clients, "nueva.json"), JSON.stringify(record));
  writeFileSync(join(clients, "otra.json"), JSON.stringify({ ...record, name: "Otra" }));
  writeFileSync(join(clients, "otra.svg"), '<svg viewBox="0 0 90 30"></svg>');
  const [nueva, otra] = clientsOf("es", folder).slice(-2);
  expect(nueva).toEqual({ id: "nueva", name: "Nueva", category: "retail", services: ["hogar"] });
  expect(otra?.logo).toEqual({ file: "otra.svg", ratio: 3 });
});
