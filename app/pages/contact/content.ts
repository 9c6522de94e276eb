import type { HeadTexts } from "#app/site.ts";

export interface ContactContent {
  head: HeadTexts;
  /** What happens with a message, in order. */
  next: { title: string; steps: { title: string; text: string }[] };
  byMail: string;
}
