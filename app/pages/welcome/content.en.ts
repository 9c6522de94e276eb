import type { WelcomeContent } from "./content.ts";

export const en: WelcomeContent = {
  head: {
    title: "CasaPronta is now Amparia",
    description:
      "CasaPronta has a new name: it is now Amparia, with the same care and the same quality.",
  },
  title: "CasaPronta is now Amparia",
  text: "The same care and the same quality. The name is new, and we can now help with more: home, roadside, health, pets and devices.",
  continue: "Continue",
  pictureAlt:
    "A model of a neighborhood by day: a service van and a tow truck carrying a car arrive at houses with their windows lit.",
};
