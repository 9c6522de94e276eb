import type { HeadTexts } from "#app/seo/page-meta.ts";

export interface WelcomeContent {
  head: HeadTexts;
  title: string;
  text: string;
  continue: string;
  pictureAlt: string;
}
