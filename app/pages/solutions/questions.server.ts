import type { Place } from "#app/site.ts";
import { countryRecord } from "#content/records.ts";
import type { Question, SolutionsContent } from "#content/solutions/schema.ts";
import type { OwnersAnswer } from "#core/brand.ts";
import type { SolutionId } from "#core/pages.ts";

/** The page on which a buyer looks for each of the owner's answers. */
const solutionOf: Record<OwnersAnswer, SolutionId> = {
  priceModel: "pagos",
  serviceLevels: "analisis",
  hours: "canales",
  providerChecks: "proveedores",
  certificates: "integraciones",
  dataLocation: "integraciones",
};

/** A solution's own questions, then those the country's owner has answered. */
export function questionsFor(
  { country, language }: Pick<Place, "country" | "language">,
  solution: SolutionId,
  { solutions, questions }: Pick<SolutionsContent, "solutions" | "questions">,
  answers = countryRecord(country).answers ?? {},
): Question[] {
  const owners = (Object.keys(solutionOf) as OwnersAnswer[])
    .filter((id) => solutionOf[id] === solution)
    .flatMap((id) => {
      const answer = answers[id]?.[language];
      return answer ? [{ question: questions.forTheOwner[id], answer }] : [];
    });
  return [...solutions[solution].questions, ...owners];
}
