import type { SiteData } from "#app/site-data/site-data.server.ts";
import { type PageEntry, type PageId, pages } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { pageNames } from "./navigation.ts";

export interface Crumb {
  name: string;
  to: string;
}

/** The pages above this one, from the home down, and the page itself. */
export function crumbsOf(site: SiteData): Crumb[] {
  const { country, page, topic = "", canonical, dictionary, texts } = site;
  const names = pageNames(dictionary, texts);
  const crumb = (id: PageId) => ({ name: names[id], to: pathOf(country, id) });
  if (!page) return [crumb("home"), { name: texts.notFoundName, to: canonical }];
  const { parent }: PageEntry = pages[page];
  const trail = [...new Set<PageId>(["home", parent ?? page, page])].map(crumb);
  const topicNames: { [Page in PageId]?: Record<string, string> } = {
    services: texts.familyTitles,
    solutions: texts.solutions,
    industries: texts.buyers,
  };
  const name = topicNames[page]?.[topic];
  return name ? [...trail, { name, to: canonical }] : trail;
}
