import { brand, companies } from "#core/brand.ts";
import { emergencyNumbers } from "#core/facts.ts";
import type { LegalContent } from "./content.ts";

const company = companies.ar;

/** The Argentine document, in English. */
export const en: LegalContent = {
  head: {
    title: `Terms of use for Argentina | ${brand.name}`,
    description:
      "Who owns this site, how it may be used, how users, providers and companies relate on the platform, and which Argentine law applies.",
  },
  title: "Terms of use",
  lead: "Who is behind this site, what it is for, how you may use it and which rules apply.",
  facts: {
    owner: { label: "Owner", value: company.legalName },
    contact: { label: "Contact", value: brand.contactEmail.en },
    law: { label: "Governing law", value: "Argentina" },
  },
  sections: {
    owner: {
      title: "Who owns this site",
      paragraphs: [
        `This site belongs to ${company.legalName} (${company.taxId}), a company registered with Argentina’s ${company.registry}, at ${company.address}. In these terms, “${brand.name}” and “we” mean that company.`,
        `${brand.name} is the new name of ${brand.formerName}, with the same care and the same quality.`,
        `You can write to ${brand.contactEmail.en} or use the contact form on this site.`,
      ],
    },
    purpose: {
      title: "What this site is",
      paragraphs: [
        `The site presents the platform ${brand.name} uses to manage assistance and services for the home, the road, health, pets and devices. It is meant for businesses that offer that assistance to their customers, and also for providers, investors, job candidates and users.`,
        "Access is open and free. There is nothing to sign up for. Services are not sold or paid for on this site.",
      ],
    },
    platform: {
      title: "Users, providers and companies",
      paragraphs: [
        `${brand.name}’s platform has users and providers. A user is the person who requests assistance. A provider is the service professional who delivers it. No provider takes cases before being verified; what is checked for each trade is set out in the contract with the company.`,
        "A company can contract for the product to offer it to its customers or so that its employees use it. In that case the scope of coverage, its limits and the cost to the user are those agreed to in the contract with that company, and they appear in the terms of the plan.",
        "Each service is governed by the terms accepted when it is contracted or requested. Where they differ from these terms of use, they prevail.",
      ],
    },
    emergencies: {
      title: "This site does not handle emergencies",
      paragraphs: [
        `Forms are not read right away. If anyone is at risk in Argentina, call ${emergencyNumbers.ar.general}, or ${emergencyNumbers.ar.medical} for a medical emergency. If you already have a plan and need assistance, use the app, website or phone number it gives you.`,
      ],
    },
    use: {
      title: "Using the site",
      paragraphs: [
        "You may read, print and share these pages. Please do not use the site to:",
        {
          items: [
            "Send false information, or another person’s without their permission.",
            "Send advertising, bulk messages or malware through the forms.",
            "Try to get into systems or data that are not public, or disrupt the site.",
            `Pass yourself off as ${brand.name} or suggest a relationship that does not exist.`,
          ],
        },
        "We may limit or block submissions that break these rules.",
      ],
    },
    information: {
      title: "Information and examples",
      paragraphs: [
        "We take care to keep the content correct and current, but it is for information only: it is neither an offer nor a contract. The services available depend on the country and the plan.",
        "Screens labeled “Illustrative interface” show how the product works with made-up cases, names and figures. The market projections on the investors page are neither a promise of results nor an invitation to invest.",
      ],
    },
    property: {
      title: "Intellectual property",
      paragraphs: [
        `The text, design, illustrations, code and the ${brand.name} brand belong to their owner or are used under license, and are protected by Argentina’s laws 11,723 on intellectual property and 22,362 on trademarks. You may quote them if you name the source. For any other use, ask for permission.`,
        "The sample companies shown on the site are made up. Other parties’ trademarks belong to their owners.",
      ],
    },
    links: {
      title: "Links to other sites",
      paragraphs: [
        "The site links to social networks, a job board and government agencies. We do not control their content or their privacy policies. You may link to our pages without asking, as long as you do not present them as your own.",
      ],
    },
    liability: {
      title: "Availability and liability",
      paragraphs: [
        "We work to keep the site up at all times, but it may be interrupted for maintenance or for reasons beyond our control. If a form fails, the site tells you and you can email us instead.",
        "We are liable for the damage we cause as the law provides. Nothing in these terms limits the rights that Argentina’s Law 24,240 gives consumers.",
      ],
    },
    privacy: {
      title: "Personal data and accessibility",
      paragraphs: [
        "What data we handle, why, and how to exercise your rights is explained in the [privacy policy](privacy).",
        "What we do so that everyone can use the site, and how to tell us about a barrier, is on the [accessibility](accessibility) page.",
      ],
    },
    changes: {
      title: "Changes to these terms",
      paragraphs: [
        "We may update these terms to reflect changes in the site or in the law. The version in force is the one published here, with its date at the top.",
      ],
    },
    law: {
      title: "Governing law and complaints",
      paragraphs: [
        "These terms are governed by Argentine law. Disputes go to the ordinary courts of the City of Buenos Aires, unless you are a consumer, in which case the courts where you live have jurisdiction.",
        "Consumers in Argentina can also file a complaint with the federal consumer office, the [Ventanilla Única Federal](https://www.argentina.gob.ar/produccion/defensadelconsumidor/formulario).",
      ],
    },
  },
};
