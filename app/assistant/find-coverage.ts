import { z } from "zod";
import { foundBy, matching, searchedTexts } from "#app/pages/coverage/filter.ts";
import { proposedLimits } from "#app/programme/proposed-limits.server.ts";
import { contentFor } from "#content/content-for.ts";
import { notOfferedIn, searchWords, serviceNames, serviceTexts } from "#content/service-texts.ts";
import type { AssistantSite } from "#core/assistant.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { searchIn } from "#core/service-search.ts";
import { deliveries, services, servicesIn } from "#core/services.ts";
import { fill } from "#core/template.ts";
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
      language: languageInput(),
      query: z.string().max(200).optional().describe(texts().inputs.query),
      family: z
        .enum(familyIds as [FamilyId])
        .optional()
        .describe(texts().inputs.family),
      delivery: z.enum(deliveries).optional(),
    }),
    run({ country, language: asked, query = "", family, delivery }) {
      const language = languageOf({ country, language: asked });
      const place = { country, language };
      const content = contentFor(place, "coverage");
      const texts = serviceTexts(place);
      const limits = proposedLimits(place);
      const { familyTitles } = siteTexts(place);
      const names = serviceNames(place);
      const offered = servicesIn(country);
      const words = searchWords(place);
      const search = searchIn(
        searchedTexts(names, { services: texts }, words, offered),
        words.notOffered,
        language,
      );
      const result = foundBy(search, query, offered);
      const found = matching({ family, delivery }, result.services).map((id) => {
        const { family: own, delivery: way } = services[id];
        const { includes, excludes, customer } = texts[id];
        return {
          id,
          name: names[id],
          family: own,
          familyName: familyTitles[own],
          includes,
          proposedExclusions: excludes,
          ...(limits[id] && { proposedLimits: limits[id] }),
          customer,
          delivery: way,
          deliveryName: content.deliveries[way],
          link: `${origin}${pathOf(country, "coverage")}#${id}`,
        };
      });
      const { parts } = content;
      const lines = found.map((it) =>
        [
          `- **${it.name}** (${it.id}; ${it.familyName}). ${parts.includes}: ${it.includes}`,
          `${parts.excludes}: ${it.proposedExclusions}`,
          ...(it.proposedLimits ? [`${parts.limits}: ${it.proposedLimits}.`] : []),
          `${parts.delivery}: ${it.deliveryName}. ${parts.customer}: ${it.customer} ${it.link}`,
        ].join(" "),
      );
      const { notOffered } = result;
      const nearest = result.services.map((id) => names[id]).join(", ");
      const answers = [
        ...(notOffered
          ? [fill(content.search.notOffered, { name: notOffered.name, services: nearest })]
          : []),
        ...(lines.length === 0 && !notOffered ? [content.search.none] : []),
      ];
      const inVain = notOfferedIn(place).map(({ name }) => name);
      return {
        text: [
          ...answers,
          ...lines,
          "",
          content.note,
          fill(content.notOffered, { names: inVain.join(", ") }),
        ].join("\n"),
        data: {
          services: found,
          ...(notOffered && { notOffered: { id: notOffered.id, name: notOffered.name } }),
          allNotOffered: inVain,
        },
      };
    },
  });
