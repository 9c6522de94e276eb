import { expect, test } from "vitest";
import { type Country, countries } from "./countries.ts";
import { languages } from "./languages.ts";
import { familyIds, type PageEntry, pageIds, pages } from "./pages.ts";
import {
  addresses,
  alternates,
  caseAnchor,
  countryAt,
  familyAtAnchor,
  footerPathOf,
  locate,
  normalize,
  notFoundPath,
  pathOf,
  pathTo,
  routes,
  siteMap,
} from "./paths.ts";

test("builds the addresses that were promised", () => {
  expect(pathOf("ar", "home")).toBe("/");
  expect(pathOf("us", "home")).toBe("/us");
  expect(pathOf("ar", "services", "hogar")).toBe("/servicios/hogar");
  expect(pathOf("es", "services", "hogar")).toBe("/es/servicios/hogar");
  expect(pathOf("br", "services", "hogar")).toBe("/br/servicos/casa");
  expect(pathOf("us", "services", "hogar")).toBe("/us/services/home");
});

test("refuses a country or a topic that does not exist", () => {
  expect(() => pathTo("xx" as "ar", { page: "home" })).toThrow("No such country: xx");
  expect(() => pathTo("ar", { page: "services", topic: "none" })).toThrow("services has no topic");
  expect(() => pathTo("ar", { page: "about", topic: "none" })).toThrow("about has no topic none");
});

test("the footer links to the specification's alias, on the unprefixed site only", () => {
  expect(footerPathOf("ar", "investors")).toBe("/investor");
  expect(footerPathOf("es", "investors")).toBe("/es/inversores");
  expect(footerPathOf("ar", "about")).toBe("/nosotros");
});

test("each site has its own file for what it does not have", () => {
  const paths = countries.map((country) => notFoundPath(country));
  expect(new Set(paths).size).toBe(countries.length);
  expect(paths).toEqual(expect.arrayContaining(["/404", "/es/404", "/br/404", "/us/404"]));
});

test("every route has a name of its own; the first of a page is named after it", () => {
  const ids = routes().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("ar.investors");
  expect(ids).toContain("ar.investors.investor");
  expect(ids).toContain("us.industries.insurers");
  const withTopics = routes().filter(({ takesTopics }) => takesTopics);
  expect(new Set(withTopics.map(({ page }) => page))).toEqual(new Set(["services", "solutions"]));
});

test("each family's case has an anchor in each language, by which it is found", () => {
  expect(caseAnchor("us", "vial")).toBe("case-mobility");
  for (const family of familyIds) {
    for (const { code } of countries) {
      expect(familyAtAnchor(`#${caseAnchor(code, family)}`)).toBe(family);
    }
  }
  expect(familyAtAnchor("#case-nothing")).toBeUndefined();
});

test("finds every address again", () => {
  for (const address of addresses()) expect(locate(address.path)).toEqual(address);
});

test("understands a topic in any language, and none when it is unknown", () => {
  expect(locate("/soluciones/integracoes")?.topic).toBe("integraciones");
  expect(locate("/solucoes/integracoes")?.canonical).toBe("/soluciones/integraciones");
  expect(locate("/us/solutions/pagos")?.canonical).toBe("/us/solutions/payments");
  expect(locate("/servicios/jardines")).toMatchObject({ topic: undefined, path: "/servicios" });
});

test("reads a run of slashes of any length", () => {
  expect(normalize("/servicios///")).toBe("/servicios");
  expect(normalize("///")).toBe("/");
  const long = `/${"/".repeat(1_000_000)}x`;
  expect(normalize(long)).toBe(long);
});

test("knows where there is nothing", () => {
  for (const path of [
    "/nada",
    "/us/servicios",
    "/servicios/hogar/mas",
    "/industrias/nada",
    "/us/industries/aseguradoras",
    "/br/blog",
    "/zz",
  ]) {
    expect(locate(path), path).toBeUndefined();
  }
  expect(countryAt("/br/nada").code).toBe("br");
  expect(countryAt("/brasil").code).toBe("ar");
  expect(siteMap([...countries].reverse()).countryAt("/brasil").code).toBe("ar");
});

test("reads addresses in any letter case, with or without a slash at the end", () => {
  expect(normalize("/Servicios/Hogar//")).toBe("/servicios/hogar");
  expect(normalize("/")).toBe("/");
  expect(locate("/US/")?.page).toBe("home");
});

test("names the same page everywhere", () => {
  const everywhere = alternates({ page: "services", topic: "mascotas" });
  expect(everywhere).toHaveLength(countries.length + languages.length + 1);
  for (const alternate of [
    { hreflang: "es-AR", path: "/servicios/mascotas" },
    { hreflang: "es-ES", path: "/es/servicios/mascotas" },
    { hreflang: "pt-BR", path: "/br/servicos/pets" },
    { hreflang: "en-US", path: "/us/services/pets" },
    { hreflang: "es", path: "/servicios/mascotas" },
    { hreflang: "pt", path: "/br/servicos/pets" },
    { hreflang: "en", path: "/us/services/pets" },
    { hreflang: "x-default", path: "/servicios/mascotas" },
  ]) {
    expect(everywhere).toContainEqual(alternate);
  }
});

test("takes in a new country whole: addresses, alternates, navigation", () => {
  const imagined: Country = {
    code: "zz",
    name: "Zulia",
    prefix: "zz",
    language: "es",
    locale: "es-UY",
    dialingCode: "+598",
    phoneDigits: 8,
    currency: "UYU",
  };
  const grown = siteMap([...(countries as readonly Country[]), imagined]);
  const own = grown.addresses().filter(({ country }) => country === "zz");

  const topics = pageIds.flatMap((page) =>
    Object.keys((pages[page] as PageEntry).topics ?? {}),
  ).length;
  expect(own).toHaveLength(pageIds.length + topics);
  for (const address of own) {
    expect(grown.locate(address.path)).toEqual(address);
    expect(address.path).toMatch(/^\/zz(\/|$)/);
    const everywhere = grown.alternates(address);
    expect(everywhere).toContainEqual({ hreflang: "es-UY", path: address.path });
    expect(everywhere).toHaveLength(alternates(address).length + 1);
  }
  for (const page of pageIds) expect(grown.locate(grown.pathOf("zz", page))?.page).toBe(page);
  expect(grown.pathOf("ar", "about")).toBe(pathOf("ar", "about"));
});

test("a country without an estimator has none of the pages that rest on it, and no link to them", () => {
  const young = { ...countries[1], code: "mx", prefix: "mx", locale: "es-MX" } as const;
  const site = siteMap([...(countries as readonly Country[]), { ...young, hasNoEstimator: true }]);
  const paths = site.addresses().map(({ path }) => path);
  expect(paths).toContain("/mx/industrias");
  expect(paths.filter((path) => /^\/mx\/(programa|industrias\/)/.test(path))).toEqual([]);
  expect(site.locate("/mx/programa")).toBeUndefined();
  expect(site.pathOf("mx", "brief")).toBe("/mx/cobertura");
  expect(site.pathOf("mx", "industries", "banks")).toBe("/mx/industrias");
  expect(site.alternates({ page: "programme" }).map(({ hreflang }) => hreflang)).not.toContain(
    "es-MX",
  );
});
