import { expect, test } from "vitest";
import { textFor } from "#app/site.ts";
import { countries } from "#core/countries.ts";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";

const headsByCountry = countries.map(({ code, language }) =>
  Object.values(textFor({ country: code, language }, { es, pt, en }, { es: spain }).heads),
);
const heads = headsByCountry.flat();

test("gives every solution of a country a title of its own that fits a result page", () => {
  for (const own of headsByCountry) {
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
  }
  expect(heads.filter(({ title }) => title.length >= 60)).toEqual([]);
});

test("keeps descriptions within what a result page shows", () => {
  expect(heads.filter(({ description }) => description.length >= 160)).toEqual([]);
});
