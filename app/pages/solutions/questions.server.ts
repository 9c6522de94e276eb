import type { Place } from "#app/site.ts";
import { type BuyerAnswers, buyerAnswers, ownersAnswers } from "#core/brand.ts";
import { answeredQuestions, type Question, type QuestionsTexts } from "./content.ts";

/** The questions that have an answer here: the product's own, then those the country's owner has answered. */
export function questionsFor(
  { country, language }: Pick<Place, "country" | "language">,
  { answered, forTheOwner }: QuestionsTexts,
  answers: BuyerAnswers = buyerAnswers[country],
): Question[] {
  const owners = ownersAnswers.flatMap((id) => {
    const answer = answers[id]?.[language];
    return answer ? [{ question: forTheOwner[id], answer }] : [];
  });
  return [...answeredQuestions.map((id) => answered[id]), ...owners];
}
