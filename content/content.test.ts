import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkContent, isForReal, provisionalFacts } from "./checks.ts";
import { withOverlay } from "./edition.ts";
import { contentFolder } from "./files.ts";
import { readers } from "./readers.ts";
import { serviceNames } from "./service-texts.ts";

test("every text keeps to its schema, its country's words, and the signs of its language", () => {
  expect(checkContent()).toEqual([]);
});

test("a country's own words replace its language's, in its own language only", () => {
  const trade = (country: "ar" | "es", language: "es" | "en") =>
    serviceNames({ country, language }).plumbing;
  expect(trade("ar", "es")).toBe("Plomería");
  expect(trade("es", "es")).toBe("Fontanería");
  expect(trade("ar", "en")).toBe("Plumbing");
});

test.each(readers)("no two services have one name, $country in $language", (reader) => {
  const names = Object.values(serviceNames(reader));
  expect(new Set(names).size).toBe(names.length);
});

/** A copy of the words, in which one file is changed. */
function changed(file: string, change: (source: string) => string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "amparia-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(contentFolder, folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(join(contentFolder, "welcome/es.json"), "utf8")));
  return folder;
}

const withKey = (key: string, value: unknown) => (source: string) =>
  JSON.stringify({ ...JSON.parse(source), [key]: value });

test.each([
  [
    "a missing key",
    "welcome/es.json",
    withKey("title", undefined),
    /welcome\/es\.json: title: is missing/,
  ],
  [
    "an unknown key",
    "welcome/es.json",
    withKey("tittle", "x"),
    /welcome\/es\.json: tittle: is unknown/,
  ],
  ["a blank text", "welcome/es.json", withKey("title", " "), /title: is blank/],
  [
    "an unknown placeholder",
    "welcome/es.json",
    withKey("title", "{brnad}"),
    /title: has the unknown placeholder \{brnad\}/,
  ],
  [
    "invalid JSON",
    "welcome/es.json",
    (source: string) => source.slice(0, -3),
    /welcome\/es\.json: /,
  ],
  [
    "another encoding",
    "welcome/es.json",
    (source: string) => Buffer.from(source, "latin1"),
    /welcome\/es\.json: /,
  ],
  ["a voice of no country", "welcome/es-ZZ.json", (source: string) => source, /es-ZZ\.json: no /],
  ["a word of another country", "welcome/es.json", withKey("title", "El fontanero"), /fontanero/],
  ["a figure that is no fact", "welcome/es.json", withKey("title", "Desde 1998"), /no fact/],
])("%s is named with its file", (_, file, change, message) => {
  const problems = checkContent(changed(file, change));
  expect(problems.join("\n")).toMatch(message);
});

test.each([
  ["es", "La red cubre todo el país"],
  ["es", "Con prestadores verificados en todas las provincias"],
  ["pt", "Nossa rede já atende"],
  ["pt", "Prestadores em todo o Brasil"],
  ["en", "We have a network"],
  ["en", "Nationwide coverage"],
])("a network that no data shows is named with its file: %s %s", (voice, text) => {
  const problems = checkContent(changed(`welcome/${voice}.json`, withKey("title", text)));
  expect(problems.join("\n")).toMatch(/says that a network is there/);
});

const shownClient = {
  kind: "client",
  countries: ["ar"],
  name: "Cordillera",
  trade: "insurers",
  services: ["hogar"],
  source: "Contrato",
  permission: { by: "Ana Paz", on: "2026-01-10" },
  validUntil: "2099-12-31",
};

test("what is invented, a sample or old is listed for a site that strangers will read", () => {
  const folder = changed("welcome/es.json", withKey("title", "Una empresa ficticia"));
  const keys = provisionalFacts(folder).map(([key]) => key);
  expect(keys).toEqual(
    expect.arrayContaining([
      "core/brand.ts.domain",
      "privacy/ids.ts: lastUpdated",
      expect.stringMatching(/^records\/clients\/\w/),
      "records/countries/es.json.company.taxId",
      "welcome/es.json.title",
    ]),
  );
  expect(keys.filter((key) => !/^(core|records|privacy|legal)\//.test(key))).toEqual([
    "welcome/es.json.title",
  ]);
  const clients = ["a", "b", "c"].map((id) => [`records/proof/${id}.json`, { "": shownClient }]);
  const settled = withOverlay(Object.fromEntries(clients), () => provisionalFacts());
  expect(settled.filter(([key]) => key.startsWith("records/clients/"))).toEqual([]);
});

test.each([
  ["https://www.amparia.com", true],
  ["http://localhost:3000", false],
  ["http://10.0.0.7:3000", false],
  ["https://site.example", false],
])("%s: strangers will read it: %s", (origin, expected) => {
  expect(isForReal(origin)).toBe(expected);
});
