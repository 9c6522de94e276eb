// Section 1: what the product does and for whom.

import { beforeAll, describe, expect, test } from "vitest";
import { contentFor, recordsFor } from "#content/content-for.ts";
import { brand } from "#core/brand.ts";
import { dialogContactTypes } from "#core/contact.ts";
import { countries } from "#core/countries.ts";
import { languages } from "#core/languages.ts";
import { familyIds } from "#core/pages.ts";
import { anchors, pathOf } from "#core/paths.ts";
import { visits } from "../site.ts";
import { readPage, type ServedPage } from "./read-page.ts";

const industries = recordsFor({ country: "ar", language: "es" }, "industries");
const nameOf = (id: string) => industries.find((industry) => industry.id === id)?.name;
const dictionary = contentFor({ country: "ar", language: "en" }, "dictionary");
const layout = contentFor({ country: "ar", language: "en" }, "layout");

let home: ServedPage;
let solutions: ServedPage;
beforeAll(async () => {
  home = await readPage(pathOf("us", "home"));
  solutions = await readPage(pathOf("us", "solutions"));
});

test("The site presents a provider of on-demand assistance services", () => {
  expect(home.title).toMatch(/assistance/i);
  expect(home.main).toMatch(/\brun\b.*assistance plans/i);
});

describe("Its audience: businesses that want to offer or operate assistance plans for their customers", () => {
  test.each([
    "insurers",
    "banks",
    "fintechs",
    "retailers",
    "brokers",
    "ecommerce",
    "healthPlans",
    "inspections",
    "claims",
  ] as const)("%s", async (industry) => {
    expect((await readPage(pathOf("ar", "industries"))).main).toContain(nameOf(industry));
  });
});

describe("and also providers, partners, investors, job candidates and end customers", () => {
  test("providers, partners and clients: the contact form asks which", () => {
    expect([...dialogContactTypes].sort()).toEqual(["client", "partner", "provider"]);
  });
  test("investors have a page", () => {
    expect(home.links).toContain(pathOf("us", "investors"));
  });
  test("job candidates have a place and a job board", async () => {
    expect(home.links).toContain(`${pathOf("us", "about")}#${anchors.careers}`);
    expect((await readPage(pathOf("us", "about"))).links).toContain(brand.jobBoard);
  });
});

describe("Offer described", () => {
  test.each([
    ["product and coverage development", /product and coverage development/i],
    ["verified provider network", /verified provider network|network of verified providers/i],
    ["service tracking", /track/i],
    ["geopositioning", /location/i],
    ["claims", /claims/i],
    ["after-sales", /after-sales|follow-up/i],
    ["APIs", /\bAPIs?\b/],
    ["e-commerce", /e-commerce|online store/i],
    ["payment gateways", /payment gateways/i],
    ["physical and street distribution", /in-store.*(field|street)|(field|street).*in-store/i],
    ["data and KPI dashboards", /KPI/],
    ["provider app", /provider app|with its own app/i],
    ["price bureau", /price bureau|rate schedule|pric(e|ing) (list|guide)/i],
    [
      "provider payment automation",
      /automated provider payments|payment.*automat|automat.*payment/i,
    ],
    ["AI-powered platform", /AI-powered/i],
    ["process automation", /process(es)? automat|automat\w* process/i],
    ["several communication channels", /communication channels|any channel/i],
    ["payment-method integration", /payment methods/i],
  ])("%s", (_item, words) => {
    expect(`${home.main} ${solutions.main}`).toMatch(words);
  });
});

describe("Claimed strengths", () => {
  test.each([
    "Secure solutions",
    "Operational excellence",
    "Fast implementation",
    "Customized packages",
  ])("%s", (strength) => expect(home.main.toLowerCase()).toContain(strength.toLowerCase()));
});

test.each([
  ["/", /gestión inteligente de asistencias y servicios/i],
  ["/br", /gestão inteligente de assistências e serviços/i],
  ["/us", /intelligent management of assistance and services/i],
])(
  "The hero heading of %s states: intelligent management of assistance and services",
  async (path, words) => {
    const { html } = await readPage(path);
    expect(html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1]).toMatch(words);
  },
);

test("Assistance families: home, mobility, health, pets, devices", () => {
  expect([...familyIds].sort()).toEqual(["dispositivos", "hogar", "mascotas", "salud", "vial"]);
  for (const family of familyIds) {
    expect(home.main).toContain(layout.families[family]);
    expect(home.links).toContain(pathOf("us", "services", family));
  }
});

describe("The help process has three steps", () => {
  test.each([
    [
      "request, through app, website or contact center",
      dictionary.solicitudDesc,
      /app.*(web|site).*contact center/i,
    ],
    ["coordination with verified providers", dictionary.coordinacionDesc, /verified/i],
    [
      "resolution: the professional comes to the user's location",
      dictionary.resolucionDesc,
      /professional comes|comes to/i,
    ],
  ])("%s", async (_step, text, words) => {
    expect(text).toMatch(words);
    expect((await readPage(pathOf("us", "services"))).main).toContain(text);
  });
});

test("Countries: Argentina, Spain, Brazil, United States", () => {
  expect(countries.map(({ code }) => code)).toEqual(["ar", "es", "br", "us"]);
});

test("Languages: Spanish (default), Portuguese, English", async () => {
  expect(languages).toEqual(["es", "pt", "en"]);
  expect((await readPage("/servicios")).language).toBe("es");
});

test("The site is public; there is no login", async () => {
  for (const { path } of visits) {
    const { status, html } = await readPage(path);
    expect(status, path).toBe(200);
    expect(html, path).not.toMatch(/type="password"/);
  }
});

test.each([
  ["ar", /atención.*calidad|calidad.*atención/i],
  ["br", /(atenção|atendimento|cuidado).*qualidade/i],
  ["us", /(care|attention).*quality/i],
] as const)(
  "A welcome page announces in %s that the old brand is now the new brand, with the same attention and quality",
  async (code, words) => {
    const { main } = await readPage(pathOf(code, "welcome"));
    expect(main).toContain(brand.formerName);
    expect(main).toContain(brand.name);
    expect(main).toMatch(words);
  },
);
