import { expect, test } from "vitest";
import { placeAt } from "#app/site.ts";
import { records } from "#content/records.ts";
import type { Language } from "#core/languages.ts";
import { countryAt } from "#core/paths.ts";
import { dataFor } from "./page.tsx";

/** Every home page; the unprefixed one is in three languages. */
const homes = [
  { name: "Argentina", path: "/", language: "es" },
  { name: "Argentina in Portuguese", path: "/", language: "pt" },
  { name: "Argentina in English", path: "/", language: "en" },
  { name: "Spain", path: "/es", language: "es" },
  { name: "Brazil", path: "/br", language: "pt" },
  { name: "United States", path: "/us", language: "en" },
] as const;

function load({ path, language }: { path: string; language?: Language }) {
  const own = countryAt(path).language;
  return dataFor(placeAt({ path, language: language ?? own, origin: "http://localhost" }));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test.each(homes)("$name says something everywhere", (home) => {
  for (const text of textsIn(load(home))) {
    expect(text.trim()).not.toBe("");
    expect(text).not.toMatch(/[{}]/);
  }
});

const yearOf = (id: string) => records("milestones").find((it) => it.id === id)?.year;

test.each(homes)("$name dates its figures with the specification's years", (home) => {
  const { providers, users } = load(home).content.hero.facts;
  expect(providers).toContain(String(yearOf("providers")));
  expect(users).toContain(String(yearOf("users")));
});

test("only Argentina shows clients, and figures are written the country's way", () => {
  expect(load({ path: "/" }).clients?.clients.length).toBeGreaterThan(0);
  for (const path of ["/es", "/br", "/us"]) expect(load({ path }).clients).toBeUndefined();
  expect(load({ path: "/" }).values.facts.providers).toBe("+1.000");
  expect(load({ path: "/us" }).values.facts.providers).toBe("1,000+");
  expect(load({ path: "/us" }).values.hero.arrival).toMatch(/^6:42\sPM$/);
});
