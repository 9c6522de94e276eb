import { z } from "zod";
import { proofInWords } from "#app/proof/proof.server.ts";
import { startingPoint } from "#app/terms/terms.server.ts";
import { contentFor } from "#content/content-for.ts";
import type { AssistantSite } from "#core/assistant.ts";
import { pathOf } from "#core/paths.ts";
import { termIds } from "#core/terms.ts";
import { countryInput, languageInput, languageOf, tool, words } from "./tool.ts";

/** Each question of buyers that only the owner answers, and what he has published of proof. */
export const readTerms = ({ origin }: AssistantSite) =>
  tool({
    name: "read_terms",
    input: z.strictObject({ country: countryInput, language: languageInput() }),
    run({ country, language: asked }) {
      const place = { country, language: languageOf({ country, language: asked }) };
      const { questions } = contentFor(place, "terms");
      const { notPublished, proof } = words();
      const terms = termIds.map((id) => {
        const { lines = [], rows = [] } = startingPoint(place, id) ?? {};
        const table = rows.map((cells) => cells.join(", ")).join("; ");
        const answer = [...lines, table].join(" ").trim();
        return { id, question: questions[id], ...(answer && { answer }) };
      });
      const shown = proofInWords(place).map((line) =>
        line.replace(/ (\/uploads\/\S+)$/, ` ${origin}$1`),
      );
      const link = origin + pathOf(country, "roles");
      return {
        text: [
          ...terms.map(({ question, answer }) => `- ${question} ${answer ?? notPublished}`),
          "",
          proof,
          ...(shown.length > 0 ? shown.map((line) => `- ${line}`) : [notPublished]),
          "",
          link,
        ].join("\n"),
        data: { terms, proof: shown, link },
      };
    },
  });
