import type { SiteData } from "#app/site-data/site-data.server.ts";
import type { BuyerId, FamilyId, SolutionId } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { pageNames } from "./navigation.ts";

export interface Crumb {
  name: string;
  to: string;
}

/** The pages above this one, from the home down, and the page itself. */
export function crumbsOf(site: SiteData): Crumb[] {
  const { country, page, canonical, dictionary, texts } = site;
  const home = { name: dictionary.inicio, to: pathOf(country, "home") };
  if (page === "home") return [home];
  if (!page) return [home, { name: texts.notFoundName, to: canonical }];
  const section = { name: pageNames(dictionary, texts)[page], to: pathOf(country, page) };
  if (page === "brief") {
    return [home, { name: texts.pageNames.programme, to: pathOf(country, "programme") }, section];
  }
  const name = topicName(site);
  return name ? [home, section, { name, to: canonical }] : [home, section];
}

function topicName({ page, topic, texts }: SiteData): string | undefined {
  if (page === "services") return texts.familyTitles[topic as FamilyId];
  if (page === "solutions") return texts.solutions[topic as SolutionId];
  if (page === "industries") return texts.buyers[topic as BuyerId];
  return undefined;
}
