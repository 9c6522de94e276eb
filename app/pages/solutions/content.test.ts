import { expect, test } from "vitest";
import { textFor } from "#app/site.ts";
import { countries } from "#core/countries.ts";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";

const heads = countries.flatMap(({ code, language }) =>
  Object.values(textFor({ country: code, language }, { es, pt, en }, { es: spain }).heads),
);

test("gives every solution of every country a title of its own that fits a result page", () => {
  const titles = heads.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => title.length >= 60)).toEqual([]);
});

test("keeps descriptions within what a result page shows", () => {
  expect(heads.filter(({ description }) => description.length >= 160)).toEqual([]);
});
