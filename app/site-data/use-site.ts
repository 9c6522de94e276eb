import { useRouteLoaderData } from "react-router";
import type { PageId, TopicOf } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import type { SiteData } from "./site-data.server.ts";

/** The root loader's data: the place, and the texts that all pages share. */
export function useSite(): SiteData {
  const site = useRouteLoaderData<SiteData>("root");
  if (!site) throw new Error("useSite outside the site");
  return site;
}

/** Builds paths within the current country's site. */
export function usePath() {
  const { country } = useSite();
  return <P extends PageId>(page: P, topic?: TopicOf<P>) => pathOf(country, page, topic);
}
