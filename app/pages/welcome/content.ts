import type { HeadTexts } from "#app/site.ts";

export interface WelcomeContent {
  head: HeadTexts;
  title: string;
  text: string;
  continue: string;
  pictureAlt: string;
}
