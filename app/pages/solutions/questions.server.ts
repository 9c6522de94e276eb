import type { Place } from "#app/site.ts";
import { type StartingPoint, startingPoints } from "#app/terms/terms.server.ts";
import { contentFor } from "#content/content-for.ts";
import type { Question, SolutionsContent } from "#content/solutions/schema.ts";
import type { SolutionId } from "#core/pages.ts";

type Reader = Pick<Place, "country" | "language">;

/** A solution's own questions, each with the owner's position where there is one, then those that only the owner answers. */
export function questionsFor(
  reader: Reader,
  solution: SolutionId,
  { solutions }: Pick<SolutionsContent, "solutions">,
): Question[] {
  const points = startingPoints({ ...reader, page: "solutions", topic: solution })?.items ?? [];
  const own = solutions[solution].questions.map(({ question, answer, term }) => {
    const point = points.find(({ id }) => id === term);
    return { question, answer: point ? `${answer} ${inWords(point)}` : answer };
  });
  const asked = solutions[solution].questions.map(({ term }) => term);
  const { questions } = contentFor(reader, "terms");
  const owners = points
    .filter(({ id }) => !asked.includes(id))
    .map((point) => ({ question: questions[point.id], answer: inWords(point) }));
  return [...own, ...owners];
}

/** What stands above a solution's questions once the owner has answered one of them. */
export function settledOn(reader: Reader, solution: SolutionId): string | undefined {
  const points = startingPoints({ ...reader, page: "solutions", topic: solution });
  return points && contentFor(reader, "terms").settled;
}

/** An answer is a text: a table follows its sentence row by row. */
function inWords({ lines, rows = [] }: StartingPoint): string {
  const [heads, ...values] = rows.map((cells) => cells.join(" / "));
  return [...lines, ...(heads ? [`${heads}: ${values.join("; ")}.`] : [])].join(" ");
}
