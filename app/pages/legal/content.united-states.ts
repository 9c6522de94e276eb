import { brand, companies } from "#core/brand.ts";
import { emergencyNumbers } from "#core/facts.ts";
import type { LegalVersion } from "./content.ts";

const company = companies.us;

export const unitedStates: LegalVersion = {
  head: {
    title: `Terms of use for the United States | ${brand.name}`,
    description:
      "Who owns this site, the terms for using it, how users, providers and companies relate on the platform, and the law that applies.",
  },
  facts: {
    owner: { label: "Owner", value: company.legalName },
    law: { label: "Governing law", value: "State of Florida" },
  },
  sections: {
    owner: {
      title: "Who owns this site",
      paragraphs: [
        `This site is run by ${company.legalName}, a Delaware limited liability company, at ${company.address}. In these terms, “${brand.name}” and “we” mean that company.`,
        `It is a subsidiary of Argentina’s ${companies.ar.legalName}, which formerly operated in that country as ${brand.formerName}.`,
        `You can write to ${brand.contactEmail.en} or use the contact form on this site.`,
      ],
    },
    emergencies: {
      title: "This site does not handle emergencies",
      paragraphs: [
        `Forms are not read right away. If anyone is at risk, call ${emergencyNumbers.us.general}. If you already have a plan and need assistance, use the app, website or phone number it gives you.`,
      ],
    },
    property: {
      title: "Copyright and trademarks",
      paragraphs: [
        `The text, design, illustrations, code and the ${brand.name} brand belong to their owner or are used under license, and are protected by United States copyright and trademark law. You may quote them if you name the source. For any other use, ask for permission. If you believe something here infringes your copyright, write to ${brand.contactEmail.en} with the page, the work and your contact details.`,
        "The sample companies shown on the site are made up. Other parties’ trademarks belong to their owners.",
      ],
    },
    liability: {
      title: "Availability and liability",
      paragraphs: [
        "We work to keep the site up at all times, but it may be interrupted for maintenance or for reasons beyond our control. If a form fails, the site tells you and you can email us instead.",
        "The site is provided as is, for information. To the extent the law allows, we are not liable for indirect losses from relying on it. Nothing in these terms limits rights that your state’s law does not let you waive.",
      ],
    },
    privacy: {
      title: "Privacy and accessibility",
      paragraphs: [
        "What information we collect, why, and the choices you have is explained in the [privacy policy](privacy).",
        "What we do so that everyone can use the site, and how to tell us about a barrier, is on the [accessibility](accessibility) page.",
      ],
    },
    law: {
      title: "Governing law and complaints",
      paragraphs: [
        "These terms are governed by the laws of the State of Florida and applicable federal law. Disputes go to the state and federal courts in Miami-Dade County, unless the law of your state gives you, as a consumer, the right to go to your local courts.",
        `Write to us first at ${brand.contactEmail.en}: most questions are settled that way. Consumers can also turn to their state’s attorney general.`,
      ],
    },
  },
};
