import { brand } from "#core/brand.ts";
import type { NotFoundContent } from "./content.ts";

export const en: NotFoundContent = {
  head: {
    title: `Page not found | ${brand.name}`,
    description: "The page you are looking for does not exist or has moved.",
  },
  title: "We can’t find this page",
  explanation: "It doesn’t exist or has moved. You can reach everything else from the home page.",
  picture: "A dog sits waiting where a street ends at a barrier with lights on it.",
  home: "Go to the home page",
  services: "See our services",
  contact: "Contact us",
};
