import { brand } from "#core/brand.ts";
import type { WelcomeContent } from "./content.ts";

export const en: WelcomeContent = {
  head: {
    title: `${brand.formerName} is now ${brand.name}`,
    description: `${brand.formerName} has a new name: it is now ${brand.name}, with the same care and the same quality.`,
  },
  title: `${brand.formerName} is now ${brand.name}`,
  text: "The same care and the same quality. The name is new, and we can now help with more: home, roadside, health, pets and devices.",
  continue: "Continue",
  pictureAlt:
    "A model of a neighborhood by day: a service van and a tow truck carrying a car arrive at houses with their windows lit.",
};
