import { z } from "zod";
import { letters } from "#app/programme/letters.ts";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import { contentFor } from "#content/content-for.ts";
import type { AssistantSite } from "#core/assistant.ts";
import { estimate } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { programmesMax, startingProgramme } from "#core/programme.ts";
import { fill } from "#core/template.ts";
import { decimal, estimateData, estimateResult, headline, linksOf } from "./estimate-result.ts";
import { programmeInput, programmeOf } from "./programme-input.ts";
import { languageInput, languageOf, siteTexts, tool } from "./tool.ts";

export const estimateProgram = ({ origin }: AssistantSite) =>
  tool({
    name: "estimate_program",
    title: "Estimate a program",
    description:
      "What an assistance program would cost a company: cases a year, cost of the services, all-in price a year and for each customer and month, each with its 10-90 % range, from published figures and stated assumptions. An estimate, not an offer.",
    input: z.strictObject({
      program: programmeInput,
      language: languageInput,
      withAssumptions: z
        .boolean()
        .default(false)
        .describe("Also list the figures it rests on, with their origin and sources"),
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
    title: "Compare programs",
    description:
      "The estimates of two to four programs side by side, and how far each is from the first where both are in one currency.",
    input: z.strictObject({
      programs: z.array(programmeInput).min(2).max(programmesMax),
      language: languageInput,
    }),
    run({ programs, language: asked }) {
      const programmes = programs.map(programmeOf);
      const [first = startingProgramme("ar")] = programmes;
      const language = languageOf({ ...first, language: asked });
      const reader = { origin, language };
      const { compare } = contentFor({ country: first.country, language }, "estimator");
      const results = programmes.map(estimate);
      const firstAllIn = results[0]?.allIn.likely ?? 0;
      const compared = results.map((result, index) => {
        const programme = programmes[index] ?? first;
        const words = programmeWords({ country: programme.country, language });
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
      const { notOffer } = programmeWords({ country: first.country, language });
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
    title: "Link to a program",
    description:
      "The addresses of a program's estimate and of its printable brief, and of the contact page with the program attached. Nothing is sent: a person fills in that form and sends it.",
    input: z.strictObject({ program: programmeInput, language: languageInput }),
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
