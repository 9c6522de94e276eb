import type { HeadTexts } from "#app/site.ts";

export interface NotFoundContent {
  head: HeadTexts;
  explanation: string;
  /** What the picture shows. */
  picture: string;
  home: string;
  services: string;
  contact: string;
}
