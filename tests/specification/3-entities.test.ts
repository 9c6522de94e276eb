// Section 3: entities and their fields. The contact form, the investor contact and the outgoing payload are in
// core/contact.test.ts, and so is section 6, their recipients by type; milestones and market countries are in section 9, the
// documents in section 2.

import { describe, expect, test } from "vitest";
import { familyColors } from "#app/families/family-colors.ts";
import { clientsOf } from "#app/market/clients.ts";
import { panelIcons } from "#app/pages/services/panel-icons.ts";
import { solutionIcons } from "#app/pages/solutions/solution-icons.ts";
import { valueIds } from "#content/about/ids.ts";
import { contentFor, recordsFor } from "#content/content-for.ts";
import { categories } from "#core/company-kinds.ts";
import { countries } from "#core/countries.ts";
import { familyIds, solutionIds } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { servicesOf } from "#core/services.ts";
import { readPage } from "./read-page.ts";

const market = contentFor({ country: "ar", language: "es" }, "market");
const about = contentFor({ country: "ar", language: "es" }, "about");
const investors = contentFor({ country: "ar", language: "es" }, "investors");
const services = contentFor({ country: "ar", language: "es" }, "services");
const solutions = contentFor({ country: "ar", language: "es" }, "solutions");
const english = contentFor({ country: "ar", language: "en" }, "dictionary");
const spanish = contentFor({ country: "ar", language: "es" }, "dictionary");
const portuguese = contentFor({ country: "ar", language: "pt" }, "dictionary");

describe("Country", () => {
  test("code (ar, es, br, us), name, path, language (es, pt, en)", () => {
    const facts = countries.map(({ code, name, language }) => [
      code,
      name,
      pathOf(code, "home"),
      language,
    ]);
    expect(facts).toEqual([
      ["ar", "Argentina", "/", "es"],
      ["es", "España", "/es", "es"],
      ["br", "Brasil", "/br", "pt"],
      ["us", "Estados Unidos", "/us", "en"],
    ]);
  });

  test.each(countries)("flag of $code", async ({ code }) => {
    const { html } = await readPage("/");
    expect(html).toMatch(
      new RegExp(`href="[^"]*#?(flag-)?${code}"|/${code}[^"]*\\.svg|data-flag="${code}"`),
    );
  });

  test("Spain and Argentina share Spanish text; Brazil Portuguese; US English", async () => {
    for (const [path, dictionary] of [
      ["/", spanish],
      ["/es", spanish],
      ["/br", portuguese],
      ["/us", english],
    ] as const) {
      expect((await readPage(path)).main, path).toContain(dictionary.explorarServicios);
    }
  });

  test("Translation keys", () => {
    const keys =
      `servicios, soluciones, industrias, nosotros, seleccionarPais, pais, inicio, contactarAhora, solicitarDemo,
      explorarServicios, todos, caracteristicasPrincipales, masInformacion, nuestrosProcesos, procesosDescripcion, solicitud,
      solicitudDesc, coordinacion, coordinacionDesc, resolucion, resolucionDesc, necesitasAyuda, contactaHoy, inversores,
      inversionesYFinanzas, inversionesDesc, ultimosResultados, ultimosResultadosDesc, oportunidadesInversion,
      oportunidadesInversionDesc, gobernanzaCorporativa, gobernanzaCorporativaDesc`.split(/,\s+/);
    for (const dictionary of [spanish, portuguese, english]) {
      expect(Object.keys(dictionary).sort()).toEqual([...keys].sort());
      expect(Object.values(dictionary).filter((text) => text.trim() === "")).toEqual([]);
    }
  });
});

test("Language context: language, country, translations", async () => {
  const { language, main } = await readPage("/industrias", "us");
  expect(language).toBe("en");
  expect(main).toContain(english.industrias);
});

test.each(familyIds)(
  "Service family %s: title, description, three icons, color, iconBg, features list",
  (family) => {
    const { title, description } = services.families[family];
    expect([title, description].every((text) => text.length > 3)).toBe(true);
    expect(new Set(panelIcons[family]).size).toBe(3);
    expect(familyColors[family].solid).not.toBe(familyColors[family].tint);
    expect(servicesOf(family, "ar").length).toBeGreaterThan(0);
  },
);

test("Industry: name, category (financial, insurance, retail, realestate, health)", () => {
  const industries = recordsFor({ country: "ar", language: "es" }, "industries");
  expect(new Set(industries.map(({ category }) => category))).toEqual(
    new Set(["financial", "insurance", "retail", "realestate", "health"]),
  );
  expect(industries.every(({ name }) => name.length > 2)).toBe(true);
});

test("Category: id, name", () => {
  expect(Object.keys(market.categories).sort()).toEqual([...categories].sort());
});

describe("Client", () => {
  const clients = clientsOf("ar");

  test("id, name, category, services (name plus icon); logo image and max logo height", () => {
    for (const { id, name, category, services: offered, logo, maxLogoHeight } of clients) {
      expect(id && name, id).toBeTruthy();
      expect(categories, id).toContain(category);
      expect(offered.length, id).toBeGreaterThan(0);
      expect(maxLogoHeight !== undefined, id).toBe(logo !== undefined);
    }
    expect(new Set(clients.map(({ id }) => id)).size).toBe(clients.length);
  });

  test("if no logo, the name shows as text", async () => {
    const { main } = await readPage("/industrias");
    const plain = clients.filter(({ logo }) => !logo);
    expect(plain.length).toBeGreaterThan(0);
    for (const { name } of plain) expect(main).toContain(name);
  });

  test("About fifteen insurers, banks and retailers are known", () => {
    expect(clients.length).toBeGreaterThanOrEqual(15);
  });
});

test.each(solutionIds)(
  "Solution %s: title, icon, description, benefits list, features list",
  (solution) => {
    const { title, description, benefits, features } = solutions.solutions[solution];
    expect(title.length * description.length).toBeGreaterThan(0);
    expect(Object.keys(benefits).length).toBeGreaterThan(1);
    expect(Object.keys(features).length).toBeGreaterThan(1);
    expect(solutionIcons[solution]).toBeDefined();
  },
);

test("Value: title, description, icon", async () => {
  const { html } = await readPage("/nosotros");
  for (const id of valueIds) {
    const { title, description } = about.values.items[id];
    expect(description.length).toBeGreaterThan(0);
    expect(html).toMatch(new RegExp(`<svg(?:(?!<svg)[\\s\\S])*${title}`));
  }
});

test("Market stat: value, icon, label", async () => {
  const { html } = await readPage("/inversores");
  for (const label of Object.values(investors.stats)) {
    expect(html).toMatch(new RegExp(`<svg(?:(?!<svg)[\\s\\S])*\\d(?:(?!<svg)[\\s\\S])*${label}`));
  }
});
