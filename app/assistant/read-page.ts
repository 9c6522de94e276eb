import { z } from "zod";
import type { AssistantSite } from "#core/assistant.ts";
import { countryOf } from "#core/countries.ts";
import { type PageEntry, type PageId, pageIds, pages } from "#core/pages.ts";
import { pathTo } from "#core/paths.ts";
import { fill } from "#core/template.ts";
import { countryInput, languageInput, languageOf, ToolError, tool, words } from "./tool.ts";

const topicsOf = (page: PageId) => Object.keys((pages[page] as PageEntry).topics ?? {});
const withTopics = pageIds
  .filter((page) => topicsOf(page).length > 0)
  .map((page) => `${page}: ${topicsOf(page).join(", ")}`);

export const readPage = (site: AssistantSite) =>
  tool({
    name: "read_page",
    input: z.strictObject({
      country: countryInput,
      language: languageInput(),
      page: z.enum(pageIds as [PageId]),
      topic: z
        .string()
        .max(40)
        .optional()
        .describe(fill(words().inputs.topic, { topics: withTopics.join("; ") })),
    }),
    run({ country, language: asked, page, topic }) {
      const language = languageOf({ country, language: asked });
      const { prefix, language: own } = countryOf(country);
      if (prefix !== "" && language !== own) {
        throw new ToolError(fill(words().refusals.language, { country, language: own }));
      }
      const known = topicsOf(page);
      if (topic !== undefined && !known.includes(topic)) {
        throw new ToolError(
          known.length > 0
            ? fill(words().refusals.topics, { page, topics: known.join(", ") })
            : fill(words().refusals.noTopics, { page }),
        );
      }
      const path = pathTo(country, { page, topic });
      const text = site.markdown(path, language);
      if (text === undefined) throw new ToolError(fill(words().refusals.missingPage, { path }));
      return { text, data: { url: site.origin + path, language } };
    },
  });
