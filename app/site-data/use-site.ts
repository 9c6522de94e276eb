import { createContext, useContext } from "react";
import type { Place } from "#app/site.ts";
import type { PageId, TopicOf } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import type { SiteData } from "./site-data.server.ts";

export const SiteContext = createContext<SiteData | undefined>(undefined);
export const PlaceContext = createContext<Place | undefined>(undefined);

/** The place and the texts that all pages share. Not in islands: the browser gets only what an island's props hold. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite in an island, or outside the site");
  return site;
}

/** Where the page stands, in islands too. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error("usePlace outside the site");
  return place;
}

/** Builds paths within the current country's site. */
export function usePath() {
  const { country } = usePlace();
  return <P extends PageId>(page: P, topic?: TopicOf<P>) => pathOf(country, page, topic);
}
