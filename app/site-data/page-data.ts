import type { Place } from "#app/site.ts";
import type { ErrorTexts } from "#content/error-screen/schema.ts";
import type { SiteData } from "./site-data.server.ts";

/** When an island is hydrated: as it comes near the view, or when the visitor first points at it, focuses it or presses it. */
export type HydratedWhen = "near" | "touched";

/** What the page tells the browser of an island, in the order of their numbers. */
export interface IslandData {
  /** In app/islands.ts. */
  name: string;
  when: HydratedWhen;
  props: object;
}

/** What the page tells its scripts (app/render.tsx). */
export interface PageData {
  place: Place;
  /** What the page is about: a message that is started there begins with it. */
  subject?: string;
  error: ErrorTexts;
  /** Where islands read the texts that all pages share. */
  site?: SiteData;
  islands: IslandData[];
}

let read: PageData | undefined;

export function pageData(): PageData {
  read ??= JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
  return read;
}
