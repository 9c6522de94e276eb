import { brand } from "#core/brand.ts";
import type { AccessibilityVersion } from "./content.ts";

export const unitedStates: AccessibilityVersion = {
  head: {
    title: `Accessibility statement for the US | ${brand.name}`,
    description:
      "How we work toward WCAG 2.2 AA in the spirit of the ADA: what we test, the limits we know of, and how to tell us about a barrier.",
  },
  sections: {
    commitment: {
      title: "Our commitment",
      paragraphs: [
        "We want people with disabilities to use this site as easily as anyone else, as the Americans with Disabilities Act (ADA) intends. Our measure is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which include the criteria that Section 508 refers to.",
        "This statement covers every page of this site, in Spanish, Portuguese and English. It does not cover the platform’s app and portals.",
      ],
    },
  },
};
