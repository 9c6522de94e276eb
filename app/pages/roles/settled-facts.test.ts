import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { settledFacts } from "./settled-facts.server.ts";

const en = contentFor({ country: "ar", language: "en" }, "roles");

const place = { country: "us", language: "en" } as const;

test("shows a fact that only the owner knows when it is filled in, in the language that is read", () => {
  const facts = { audits: { en: "A yearly audit.", es: "Una auditoría por año." } };
  const shown = [{ name: en.facts.names.audits, text: "A yearly audit." }];
  expect(settledFacts(place, en.facts.names, facts)).toEqual(shown);
  expect(settledFacts({ ...place, language: "pt" }, en.facts.names, facts)).toEqual([]);
  expect(settledFacts(place, en.facts.names, {})).toEqual([]);
});
