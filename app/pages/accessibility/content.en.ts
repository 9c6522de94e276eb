import { brand } from "#core/brand.ts";
import type { AccessibilityContent } from "./content.ts";

export const en: AccessibilityContent = {
  head: {
    title: `Accessibility statement for Argentina | ${brand.name}`,
    description:
      "What we do so that everyone can use this site, what we test, the limits we know of, and how to tell us about a barrier.",
  },
  title: "Accessibility statement",
  lead: "Assistance only works if anyone can ask for it. This site starts from the same idea: here is what we’ve done, what we’ve tested and what’s still missing.",
  facts: {
    level: { label: "Level we aim for", value: "WCAG 2.2, level AA" },
    evaluation: { label: "Evaluation", value: "Our own, no outside audit" },
    response: { label: "Response to your reports", value: "Within one month" },
  },
  sections: {
    commitment: {
      title: "Our commitment",
      paragraphs: [
        "We want people with disabilities to use this site as easily as anyone else. Our measure is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which include the criteria of earlier versions that the rules of Argentina’s Law 26,653 refer to.",
        "This statement covers every page of this site, in Spanish, Portuguese and English. It does not cover the platform’s app and portals.",
      ],
    },
    features: {
      title: "What you can expect",
      paragraphs: [
        {
          items: [
            "Everything works from the keyboard: menus, tabs, forms, country picker and dialogs. Focus is always visible, and a first link goes straight to the content.",
            "Each page has one main title, headings in order and named regions, so that you can move through it with a screen reader.",
            "Text can be enlarged to 200%, and pages adapt to a width of 320 pixels without scrolling sideways.",
            "Text and controls meet the minimum contrast, and no information depends on color alone.",
            "If your system asks for less motion, animations stop. Nothing flashes.",
            "Form errors are put in words, next to the field, and announced.",
            "Every map and chart has a text equivalent. Pages can also be read without JavaScript.",
          ],
        },
      ],
    },
    tests: {
      title: "What we test",
      paragraphs: [
        "Before publishing a version we check:",
        {
          items: [
            "The whole site from the keyboard, including forms and dialogs.",
            "Screen reader semantics: the name, role and state of each control, and announcements of changes.",
            "Text at 200%, screens from 320 to 1920 pixels, and the reduced motion setting.",
            "Every page in every language with axe, an automated tool.",
            "The contrast of every pair of colors, by calculation.",
          ],
        },
      ],
    },
    limits: {
      title: "Limits we know of",
      paragraphs: [
        {
          items: [
            "The sample product screens are illustrations. A screen reader finds one description of each, not every detail.",
            "In browsers that are several years old, some menus open in a different position. They can still be used.",
            "Sites we link to, such as social networks and the job board, are outside our control.",
            "The evaluation is our own. It has not yet been done by a third party or by a group of users with disabilities.",
          ],
        },
      ],
    },
    report: {
      title: "Tell us about a barrier",
      paragraphs: [
        `Write to ${brand.accessibilityEmail.en}. It helps to know which page it was, what you wanted to do, and which browser or assistive technology you use. If you don’t know, write anyway.`,
        "We answer within one month with the fix or with the date it will arrive. If you need information from the site sooner, we will send it to you in a format that works for you.",
      ],
    },
    review: {
      title: "Review of this statement",
      paragraphs: [
        "We review it with every major change to the site, and at least once a year. The date of the last review is at the top of the page.",
      ],
    },
  },
};
