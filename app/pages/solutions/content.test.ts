import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { countries } from "#core/countries.ts";

const headsByCountry = countries.map(({ code, language }) =>
  Object.values(contentFor({ country: code, language }, "solutions").heads),
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
