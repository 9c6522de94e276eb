// Section 2, Home page (per country), as far as it is read; its primary button is in places.spec.ts, its secondary one in section 4.

import { describe, expect, test } from "vitest";
import { clientsOf } from "#app/market/clients.ts";
import { marketOf } from "#app/market/market.server.ts";
import { contentFor } from "#content/content-for.ts";
import { type CountryCode, countries, countryOf } from "#core/countries.ts";
import { familyIds } from "#core/pages.ts";
import { anchors, pathOf } from "#core/paths.ts";
import { readPage } from "./read-page.ts";

const industriesOf = (code: CountryCode) =>
  marketOf({ country: code, language: countryOf(code).language }).industries.map(
    ({ name }) => name,
  );
const en = contentFor({ country: "ar", language: "en" }, "home");

test("Header, hero, assistance-family grid, industries block, 360 scope block, digital-channels block, network-operation block, footer", async () => {
  const { html, text } = await readPage("/us");
  const blocks = [
    "<header",
    "<h1",
    `id="${anchors.servicesSection}"`,
    en.industries.title,
    en.scope.title,
    en.channels.title,
    en.network.title,
    "<footer",
  ];
  const places = blocks.map((block) =>
    block.startsWith("<") || block.startsWith("id=") ? html.indexOf(block) : text.indexOf(block),
  );
  expect(
    places.every((place) => place >= 0),
    String(places),
  ).toBe(true);
  const titles = places.slice(3, 7);
  expect(titles).toEqual([...titles].sort((a, b) => a - b));
});

describe("client carousel (Argentina only)", () => {
  test("Argentina has it", async () => {
    const { html } = await readPage("/");
    for (const { name } of clientsOf("ar")) expect(html).toContain(name);
  });
  test.each(["es", "br", "us"] as const)("%s omits the carousel", async (code) => {
    const { html } = await readPage(pathOf(code, "home"));
    const known = countries.flatMap((country) => clientsOf(country.code));
    expect(known.filter(({ name }) => html.includes(name))).toEqual([]);
  });
});

test("Spain, Brazil and US versions use their own market-specific industries list", () => {
  const lists = countries.map(({ code }) => industriesOf(code).join());
  expect(new Set(lists).size).toBe(countries.length);
});

test("the United States' home shows its own list", async () => {
  const { main } = await readPage("/us");
  for (const name of industriesOf("us")) expect(main).toContain(name);
});

test("Argentina uses a 15-item list, which may grow", () => {
  expect(industriesOf("ar").length).toBeGreaterThanOrEqual(15);
});

test("Links: /servicios (all services), /servicios/{serviceType}, /industrias, /soluciones/integraciones", async () => {
  const { html } = await readPage("/");
  const main = html.match(/<main[\s\S]*<\/main>/)?.[0];
  for (const path of [
    "/servicios",
    ...familyIds.map((family) => `/servicios/${family}`),
    "/industrias",
    "/soluciones/integraciones",
  ]) {
    expect(main).toContain(`href="${path}"`);
  }
});
