import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { records } from "#content/records.ts";
import { loader } from "./page.tsx";

/** Every home page; the unprefixed one is in three languages. */
const homes = [
  { name: "Argentina", path: "/" },
  { name: "Argentina in Portuguese", path: "/", selected: "br" },
  { name: "Argentina in English", path: "/", selected: "us" },
  { name: "Spain", path: "/es" },
  { name: "Brazil", path: "/br" },
  { name: "United States", path: "/us" },
];

function load({ path, selected }: { path: string; selected?: string }) {
  const url = new URL(path, "http://localhost");
  const headers = new Headers(selected ? { Cookie: `selectedCountry=${selected}` } : {});
  return loader({ url, request: new Request(url, { headers }) } as unknown as LoaderFunctionArgs);
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
