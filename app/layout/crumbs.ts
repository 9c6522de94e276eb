import type { SiteData } from "#app/site-data/site-data.server.ts";
import type { FamilyId } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { pageNames } from "./navigation.ts";

export interface Crumb {
  name: string;
  to: string;
}

/** The pages above this one, from the home down, and the page itself. */
export function crumbsOf(site: SiteData): Crumb[] {
  const { country, page, topic, canonical, dictionary, texts } = site;
  const home = { name: dictionary.inicio, to: pathOf(country, "home") };
  if (page === "home") return [home];
  if (!page) return [home, { name: texts.notFoundName, to: canonical }];
  const section = { name: pageNames(dictionary, texts)[page], to: pathOf(country, page) };
  if (page === "brief") {
    return [home, { name: texts.pageNames.programme, to: pathOf(country, "programme") }, section];
  }
  if (page !== "services" || !topic) return [home, section];
  return [home, section, { name: texts.familyTitles[topic as FamilyId], to: canonical }];
}
