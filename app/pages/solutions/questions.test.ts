import { expect, test } from "vitest";
import { ownersAnswers } from "#core/brand.ts";
import { en } from "./content.en.ts";
import { questionsFor } from "./questions.server.ts";

const place = { country: "us", language: "en" } as const;

test("answers what the product answers, and shows no question without an answer", () => {
  const questions = questionsFor(place, en.questions, {});
  expect(questions).toEqual(Object.values(en.questions.answered));
});

test("adds what a country's owner has answered in the language that is read", () => {
  const answers = Object.fromEntries(
    ownersAnswers.map((id) => [id, { en: `The owner's ${id}.`, es: "En español." }]),
  );
  const added = questionsFor(place, en.questions, answers).slice(5);
  expect(added.map(({ question }) => question)).toEqual(Object.values(en.questions.forTheOwner));
  expect(added[0]).toEqual({ question: "How is it priced?", answer: "The owner's priceModel." });
  expect(questionsFor({ ...place, language: "pt" }, en.questions, answers)).toHaveLength(5);
});
