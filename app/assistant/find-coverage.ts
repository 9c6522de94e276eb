import { z } from "zod";
import { matching, searchedTexts } from "#app/pages/coverage/filter.ts";
import { limitWords } from "#app/programme/assumption-words.ts";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import { contentFor } from "#content/content-for.ts";
import { serviceNames, serviceTexts } from "#content/service-texts.ts";
import type { AssistantSite } from "#core/assistant.ts";
import { typicalLimitsOf } from "#core/assumptions.ts";
import { hasEstimator } from "#core/countries.ts";
import { numberFormat } from "#core/number-format.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { startingProgramme } from "#core/programme.ts";
import { searchIn } from "#core/service-search.ts";
import { deliveries, services, servicesIn } from "#core/services.ts";
import {
  countryInput,
  languageInput,
  languageOf,
  siteTexts,
  words as texts,
  tool,
} from "./tool.ts";

export const findCoverage = ({ origin }: AssistantSite) =>
  tool({
    name: "find_coverage",
    input: z.strictObject({
      country: countryInput,
      language: languageInput,
      query: z.string().max(200).optional().describe(texts.inputs.query),
      family: z
        .enum(familyIds as [FamilyId])
        .optional()
        .describe(texts.inputs.family),
      delivery: z.enum(deliveries).optional(),
    }),
    run({ country, language: asked, query = "", family, delivery }) {
      const language = languageOf({ country, language: asked });
      const place = { country, language };
      const content = { ...contentFor(place, "coverage"), services: serviceTexts(place) };
      const { familyTitles } = siteTexts(place);
      const names = serviceNames(place);
      const words = programmeWords(place);
      const setting = startingProgramme(country);
      const format = numberFormat(place, country);
      const offered = servicesIn(country);
      const search = searchIn(searchedTexts(names, content, offered), language);
      const found = matching({ query, family, delivery }, search, offered).map((id) => {
        const { family: own, delivery: way } = services[id];
        const { includes, customer } = content.services[id];
        return {
          id,
          name: names[id],
          family: own,
          familyName: familyTitles[own],
          includes,
          customer,
          delivery: way,
          deliveryName: content.deliveries[way],
          ...(hasEstimator(country) && {
            typicalLimits: limitWords(typicalLimitsOf(own, setting), own, country, words, format),
          }),
          link: `${origin}${pathOf(country, "coverage")}#${id}`,
        };
      });
      const { parts } = content;
      const lines = found.map(
        (it) =>
          `- **${it.name}** (${it.id}; ${it.familyName}). ${parts.includes}: ${it.includes} ${parts.delivery}: ${it.deliveryName}. ${parts.customer}: ${it.customer} ${it.typicalLimits ? `${words.limits.name}: ${it.typicalLimits}. ` : ""}${it.link}`,
      );
      return {
        text: [...(lines.length > 0 ? lines : [content.search.none]), "", content.note].join("\n"),
        data: { services: found },
      };
    },
  });
