import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { type Overlay, withOverlay } from "#content/edition.ts";
import { countries } from "#core/countries.ts";
import { networkFile, regionsIn } from "#core/network.ts";
import { addresses } from "#core/paths.ts";
import { regionNames } from "#core/regions.ts";
import { networkOn, stateOf } from "./network/network.server.ts";
import { tilesOf } from "./network/tiles.ts";
import { renderPage } from "./render.tsx";

const day = "2026-11-01";
const data = networkFile("es", [
  { place: "28", family: "hogar", minutes: 45, day },
  { place: "28", family: "vial", day },
  { place: "41", family: "hogar", from: "2099-03-01", day },
]);
const record = {
  country: "es",
  day,
  file: `${"a".repeat(64)}.json`,
  rows: 3,
  regions: regionsIn(data),
};
const overlay: Overlay = { "records/network/es.json": { "": record } };
const assets = { script: "/main.js" };
const html = (path: string, records: Overlay = overlay) =>
  withOverlay(records, () =>
    renderPage({ path, language: "es", origin: "https://a.example" }, assets),
  );

test.each(["/es/cobertura", "/es/industrias/aseguradoras", "/es/programa"])(
  "%s shows the map, the list and the check where there is data",
  (path) => {
    const shown = html(path);
    expect(shown).toMatch(/<details[^>]*>.*Madrid.*Sí, 45 min.*Sevilla.*Desde mar/s);
    expect(shown).toContain(`/uploads/${record.file}`);
    expect(shown).toContain("Datos a 1 de noviembre de 2026.");
    expect(shown).not.toContain(contentFor({ country: "es", language: "es" }, "network").none);
  },
);

test.each(["/es", "/es/industrias/aseguradoras", "/es/servicios/hogar"])(
  "%s says that the network is yet to be agreed only while there is no data",
  (path) => {
    const { caveat } = contentFor({ country: "es", language: "es" }, "network");
    expect(html(path, {})).toContain(caveat);
    expect(html(path)).not.toContain(caveat);
    if (path === "/es") expect(html(path)).toContain('href="/es/cobertura#network"');
  },
);

test("a country without data says so in one sentence, on one page, and its other pages are as they were", () => {
  for (const { code, language } of countries) {
    const { none } = contentFor({ country: code, language }, "network");
    const own = addresses().filter(
      ({ country, path, canonical, topic }) => country === code && path === canonical && !topic,
    );
    const saying = own.filter(({ path }) =>
      renderPage({ path, language, origin: "https://a.example" }, assets).includes(none),
    );
    expect(saying.map(({ page }) => page)).toEqual(["coverage"]);
  }
  expect(html("/industrias/aseguradoras")).toBe(html("/industrias/aseguradoras", {}));
});

test("the map has a tile for each region, and tells what is so in all of it from what is so in part", () => {
  for (const { code } of countries)
    expect(
      tilesOf(code)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(Object.keys(regionNames(code)).toSorted());
  const states = withOverlay(overlay, () =>
    networkOn({ country: "es", language: "es" }, "2026-11-19"),
  );
  const byId = Object.fromEntries(states.data?.tiles.map(({ id, state }) => [id, state]) ?? []);
  expect(byId).toMatchObject({ "28": "today", "41": "later", "08": "none" });
  expect(stateOf([{}, { part: true }], day)).toBe("part");
  expect(stateOf([{}, undefined], day)).toBe("part");
});
