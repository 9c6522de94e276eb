import { z } from "zod";
import { letters } from "#app/programme/letters.ts";
import { programmeWords, workbookWords } from "#app/programme/programme-words.server.ts";
import { contentFor } from "#content/content-for.ts";
import type { AssistantSite } from "#core/assistant.ts";
import { estimate } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { programmesMax, startingProgramme } from "#core/programme.ts";
import { fill } from "#core/template.ts";
import { decimal, estimateData, estimateResult, headline, linksOf } from "./estimate-result.ts";
import { programmeInput, programmeOf } from "./programme-input.ts";
import { languageInput, languageOf, siteTexts, words as texts, tool } from "./tool.ts";

export const estimateProgram = ({ origin }: AssistantSite) =>
  tool({
    name: "estimate_program",
    input: z.strictObject({
      program: programmeInput(),
      language: languageInput(),
      withAssumptions: z.boolean().default(false).describe(texts().inputs.withAssumptions),
    }),
    run({ program, language, withAssumptions }) {
      const programme = programmeOf(program);
      const reader = { origin, language: languageOf({ ...programme, language }) };
      const { text, data } = estimateResult(programme, reader, { withAssumptions });
      return { text: [text, "", ...linkLines([programme], reader)].join("\n"), data };
    },
  });

export const comparePrograms = ({ origin }: AssistantSite) =>
  tool({
    name: "compare_programs",
    input: z.strictObject({
      programs: z.array(programmeInput()).min(2).max(programmesMax),
      language: languageInput(),
    }),
    run({ programs, language: asked }) {
      const programmes = programs.map(programmeOf);
      const [first = startingProgramme("ar")] = programmes;
      const language = languageOf({ ...first, language: asked });
      const reader = { origin, language };
      const { compare } = contentFor({ country: first.country, language }, "estimator");
      const { notOffer, tiers } = programmeWords({ country: first.country, language });
      const results = programmes.map((programme) => estimate(programme, tiers));
      const firstAllIn = results[0]?.allIn.likely ?? 0;
      const compared = results.map((result, index) => {
        const programme = programmes[index] ?? first;
        const words = workbookWords({ country: programme.country, language });
        const isSame = index > 0 && programme.country === first.country;
        const amount = result.allIn.likely - firstAllIn;
        const size = Math.abs(amount);
        const sign = amount < 0 ? "−" : "+";
        const { rough } = numberFormat({ country: first.country, language }, first.country);
        const difference = fill(compare.difference, {
          difference: `${sign}${rough(size)}`,
          name: letters[0],
        });
        return {
          lines: [
            `## ${fill(compare.programme, { name: letters[index] ?? "" })}`,
            "",
            ...headline(programme, result, words, reader),
            ...(isSame ? [`- ${words.allIn}: ${difference}`] : []),
            "",
          ],
          data: {
            ...estimateData(programme, result, reader),
            ...(isSame && { allInDifference: decimal(amount) }),
          },
        };
      });
      return {
        text: [
          ...compared.flatMap(({ lines }) => lines),
          notOffer,
          "",
          ...linkLines(programmes, reader),
        ].join("\n"),
        data: {
          programs: compared.map(({ data }) => data),
          links: linksOf(programmes, reader),
        },
      };
    },
  });

export const linkProgram = ({ origin }: AssistantSite) =>
  tool({
    name: "link_program",
    input: z.strictObject({ program: programmeInput(), language: languageInput() }),
    run({ program, language }) {
      const programme = programmeOf(program);
      const reader = { origin, language: languageOf({ ...programme, language }) };
      return {
        text: linkLines([programme], reader).join("\n"),
        data: { ...linksOf([programme], reader) },
      };
    },
  });

function linkLines(
  programmes: Parameters<typeof linksOf>[0],
  reader: Parameters<typeof linksOf>[1],
): string[] {
  const { pageNames } = siteTexts({
    country: programmes[0]?.country ?? "ar",
    language: reader.language,
  });
  const links = linksOf(programmes, reader);
  return (["programme", "brief", "contact"] as const).map(
    (page) => `- ${pageNames[page]}: ${links[page]}`,
  );
}
