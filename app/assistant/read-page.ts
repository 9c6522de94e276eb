import { z } from "zod";
import type { AssistantSite } from "#core/assistant.ts";
import { countryOf } from "#core/countries.ts";
import { type PageEntry, type PageId, pageIds, pages } from "#core/pages.ts";
import { pathTo } from "#core/paths.ts";
import { countryInput, languageInput, languageOf, ToolError, tool } from "./tool.ts";

const topicsOf = (page: PageId) => Object.keys((pages[page] as PageEntry).topics ?? {});
const withTopics = pageIds
  .filter((page) => topicsOf(page).length > 0)
  .map((page) => `${page}: ${topicsOf(page).join(", ")}`);

export const readPage = (site: AssistantSite) =>
  tool({
    name: "read_page",
    title: "Read a page",
    description:
      "A page of the website as Markdown, by its id and topic. Argentina's pages exist in Spanish, Portuguese and English, the others in their country's language.",
    input: z.strictObject({
      country: countryInput,
      language: languageInput,
      page: z.enum(pageIds as [PageId]),
      topic: z
        .string()
        .max(40)
        .optional()
        .describe(`Of ${withTopics.join("; of ")}`),
    }),
    run({ country, language: asked, page, topic }) {
      const language = languageOf({ country, language: asked });
      const { prefix, language: own } = countryOf(country);
      if (prefix !== "" && language !== own) {
        throw new ToolError(
          `The pages of ${country} are in ${own} only. Ask for that language, or for another country.`,
        );
      }
      const known = topicsOf(page);
      if (topic !== undefined && !known.includes(topic)) {
        throw new ToolError(
          known.length > 0 ? `Topics of ${page}: ${known.join(", ")}.` : `${page} has no topics.`,
        );
      }
      const path = pathTo(country, { page, topic });
      const text = site.markdown(path, language);
      if (text === undefined) throw new ToolError(`There is no page at ${path}.`);
      return { text, data: { url: site.origin + path, language } };
    },
  });
