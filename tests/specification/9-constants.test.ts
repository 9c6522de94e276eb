// Section 9: business constants and limits that are data. Held elsewhere: minimum lengths in section 5, header and dialog
// in section 2, the carousel in section 4; toasts and tooltips in 9-constants.spec.ts.

import { expect, test, vi } from "vitest";
import { fetchData } from "#app/browser/fetch-data.ts";
import { contentFor, recordsFor } from "#content/content-for.ts";
import { serviceNames } from "#content/service-texts.ts";
import { defaultContactType } from "#core/contact.ts";
import { marketBillions, marketCounts, report } from "#core/facts.ts";
import { defaultLanguage } from "#core/languages.ts";
import { pathOf } from "#core/paths.ts";
import { type ServiceId, servicesOf } from "#core/services.ts";
import { readPage } from "./read-page.ts";

const investors = contentFor({ country: "ar", language: "es" }, "investors");

test("Default language Spanish; default contact type client", () => {
  expect(defaultLanguage).toBe("es");
  expect(defaultContactType).toBe("client");
});

test("Data cache: 3 retries with exponential backoff from 1 s capped at 30 s", async () => {
  const waits: number[] = [];
  let calls = 0;
  vi.stubGlobal("fetch", async () => {
    calls += 1;
    throw new TypeError("offline");
  });
  const asked = fetchData("/assets/words.json", async (ms) => void waits.push(ms));
  await expect(asked).rejects.toThrow("offline");
  vi.unstubAllGlobals();
  expect(calls).toBe(4);
  expect(waits).toEqual([1_000, 2_000, 4_000]);
});

test("cache lifetime 5 minutes", async () => {
  const response = await fetch(new URL("/us", (await import("../site.ts")).origin));
  expect(response.headers.get("cache-control")).toMatch(/max-age=300\b/);
});

const features: [Parameters<typeof servicesOf>[0], RegExp[]][] = [
  [
    "hogar",
    [
      /cerrajer/i,
      /plomer/i,
      /gas/i,
      /electricidad/i,
      /aire acondicionado/i,
      /desinfecci.*fumigaci/i,
      /vidrio|cristal/i,
    ],
  ],
  ["vial", [/preventiv/i, /remolque/i, /neumático/i, /combustible/i, /batería/i, /traslado/i]],
  [
    "salud",
    [
      /médicas en línea/i,
      /psicol.*en línea/i,
      /ambulancia/i,
      /medicamentos.*ortopedia/i,
      /especialista/i,
      /médico a domicilio/i,
    ],
  ],
  [
    "mascotas",
    [
      /televeterinari/i,
      /veterinari/i,
      /laboratorio/i,
      /imágenes/i,
      /peluquer/i,
      /esterilizaci/i,
      /despedida/i,
    ],
  ],
  [
    "dispositivos",
    [
      /electrónic/i,
      /tv|televisor/i,
      /consola/i,
      /electrodoméstico/i,
      /antivirus.*grat/i,
      /recuperación de datos/i,
      /remota/i,
    ],
  ],
];

test.each(features)("Service features in Spanish: %s", async (family, wanted) => {
  const names = serviceNames({ country: "ar", language: "es" });
  const listed = servicesOf(family, "ar").map((id: ServiceId) => names[id]);
  expect(listed).toHaveLength(wanted.length);
  for (const [index, words] of wanted.entries()) expect(listed[index]).toMatch(words);
  const { main } = await readPage(pathOf("ar", "services", family));
  for (const name of listed) expect(main).toContain(name);
});

test("Portuguese and English lists differ slightly", async () => {
  for (const code of ["br", "us"] as const) {
    const { main } = await readPage(pathOf(code, "services", "hogar"));
    const { language } = await readPage(pathOf(code, "home"));
    const names = serviceNames({ country: code, language: language as "en" });
    for (const id of servicesOf("hogar", code)) expect(main).toContain(names[id]);
  }
});

test("Investor figures: more than 600M people, 240M households, 400M vehicles, 100M pets", async () => {
  expect(marketCounts).toEqual({
    people: 600_000_000,
    households: 240_000_000,
    vehicles: 400_000_000,
    pets: 100_000_000,
  });
  const { main } = await readPage("/us/investors");
  for (const figure of ["600M+", "240M", "400M", "100M"]) expect(main).toContain(figure);
});

test("countries Argentina, USA, Spain, Brazil", async () => {
  const { main } = await readPage("/us/investors");
  for (const name of ["Argentina", "United States", "Spain", "Brazil"])
    expect(main).toContain(name);
});

test("TAM 1,333 B USD, SAM 805 B USD, SOM 16 B USD", async () => {
  expect(marketBillions).toEqual({ tam: 1333, sam: 805, som: 16 });
  const { main } = await readPage("/us/investors");
  for (const figure of [/TAM/, /1[,.]333|1\.33/, /SAM/, /805/, /SOM/, /\$16/])
    expect(main).toMatch(figure);
});

test("Quoted report: 281 billion USD in 2018, 18.91% annual growth 2019 to 2026, 1.1 trillion by 2026", async () => {
  expect(report).toEqual({
    firstYear: 2018,
    firstBillions: 281,
    lastYear: 2026,
    lastBillions: 1100,
    growthFrom: 2019,
    annualGrowth: 0.1891,
  });
  const { main } = await readPage("/us/investors");
  for (const figure of ["281", "18.91%", "1.1 trillion", "2018", "2026"])
    expect(main).toContain(figure);
});

test("disclaimer that it covers home services only", async () => {
  expect(investors.growth.disclaimer).toMatch(/hogar/i);
  expect((await readPage("/inversores")).main).toContain(investors.growth.disclaimer);
});

test.each<[number, string, RegExp]>([
  [2017, "founded", /funda/i],
  [2019, "providers", /mil prestadores|1\.?000/i],
  [2020, "nationwide", /nacional|todo el país/i],
  [2021, "firstInsurer", /aseguradora.*B2B/i],
  [2022, "awards", /premio/i],
  [2023, "newFamilies", /mascotas.*salud.*dispositivos/i],
  [2024, "users", /millón de usuarios.*telecomunicaciones|telecomunicaciones.*millón de usuarios/i],
  [2025, "accelerator", /aceler/i],
])("History: %s", async (year, id, words) => {
  const milestones = recordsFor({ country: "ar", language: "es" }, "milestones");
  const { title, description = "" } =
    milestones.find((it) => it.year === year && it.id === id) ?? {};
  expect(`${title} ${description}`).toMatch(words);
  expect((await readPage("/nosotros")).main).toContain(description);
});

test.each(["ar", "es", "br", "us"] as const)(
  "Privacy (%s): rights requests answered within one month; data in cloud servers in Argentina; last updated February 2025",
  async (code) => {
    const { main } = await readPage(pathOf(code, "privacy"));
    expect(main).toMatch(/un mes|um mês|one month/i);
    expect(main).toMatch(
      /(servidor|nube|nuvem|cloud|server).{0,80}Argentina|Argentina.{0,80}(servidor|nube|nuvem|cloud|server)/i,
    );
    expect(main).toMatch(/(febrero de|fevereiro de|February) 2025/i);
  },
);
