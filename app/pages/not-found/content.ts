import type { HeadTexts } from "#app/site.ts";

export interface NotFoundContent {
  head: HeadTexts;
  /** The heading, under the specification's "Oops! Page not found". */
  title: string;
  explanation: string;
  /** Describes the picture. */
  picture: string;
  home: string;
  services: string;
  contact: string;
}
