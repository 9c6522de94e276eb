import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { ownersAnswers } from "#core/brand.ts";
import { solutionIds } from "#core/pages.ts";
import { questionsFor } from "./questions.server.ts";

const en = contentFor({ country: "ar", language: "en" }, "solutions");

const place = { country: "us", language: "en" } as const;
const answers = Object.fromEntries(
  ownersAnswers.map((id) => [id, { en: `The owner's ${id}.`, es: "En español." }]),
);

test("shows no question of the owner's without an answer in the language that is read", () => {
  const own = en.solutions.pagos.questions;
  expect(questionsFor(place, "pagos", en, {})).toEqual(own);
  expect(questionsFor({ ...place, language: "pt" }, "pagos", en, answers)).toEqual(own);
});

test("shows each of the owner's answers once, with the solution it belongs to", () => {
  expect(questionsFor(place, "pagos", en, answers).at(-1)).toEqual({
    question: en.questions.forTheOwner.priceModel,
    answer: "The owner's priceModel.",
  });
  const all = solutionIds.flatMap((id) => questionsFor(place, id, en, answers));
  const shown = all.filter(({ answer }) => answer.startsWith("The owner's"));
  expect(shown).toHaveLength(ownersAnswers.length);
});
