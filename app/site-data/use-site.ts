import { useRouteLoaderData } from "react-router";
import type { PageId, TopicOf } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import type { SiteData } from "./site-data.server.ts";

/** Where the visitor is, and the texts every page shares. */
export function useSite(): SiteData {
  const site = useRouteLoaderData<SiteData>("root");
  if (!site) throw new Error("useSite outside the site");
  return site;
}

/** Builds addresses within the country site one is on. */
export function usePath() {
  const { country } = useSite();
  return <P extends PageId>(page: P, topic?: TopicOf<P>) => pathOf(country, page, topic);
}
