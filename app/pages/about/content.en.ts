import { brand } from "#core/brand.ts";
import { milestones } from "#core/facts.ts";
import type { AboutContent } from "./content.ts";

export const en: AboutContent = {
  head: {
    title: `About us: ${brand.name}’s story and team`,
    description: `${brand.name} started in ${milestones.founded} as ${brand.formerName}. Read its story, its mission and its values, and see the open positions.`,
  },
  title: "There’s someone on the other end",
  lead: `We design and run assistance for companies: software handles the routine, and people see every case through. We were formerly ${brand.formerName}.`,
  teamAlt:
    "A model of the team: nine people of different trades, two in work vests and one with a toolbox, next to a dog and a cat.",
  tabs: { history: "History", mission: "Mission and vision", values: "Values" },
  tabsLabel: "About the company",
  history: {
    title: `From ${brand.formerName} to ${brand.name}`,
    rebrand: "What changed with the name",
    text: "The company began in Argentina as a home services brand. It has a new name and five service lines, with the same care and the same quality. Outside Argentina, its networks are being built with the first partners.",
    milestones: {
      founded: {
        title: "The start",
        description: "The company is founded in Argentina, to provide home services.",
      },
      providers: {
        title: "Over a thousand providers",
        description: "The network passes a thousand verified providers, all in Argentina.",
      },
      nationwide: {
        title: "Going nationwide",
        description: "The service expands across all of Argentina.",
      },
      firstInsurer: {
        title: "The first insurer",
        description: "We sign our first contract with an insurer and launch the B2B subscription.",
      },
      awards: {
        title: "Awards",
        description: "Five years in, the company wins awards.",
      },
      newFamilies: {
        title: "Three new service lines",
        description: "Pets, health and devices join home and roadside.",
      },
      users: {
        title: "Over a million users",
        description: "All in Argentina. A telecom group invests in the company.",
      },
      accelerator: {
        title: "Accelerator winner",
        description: "An accelerator picks the company as a winner of its program.",
      },
    },
  },
  mission: {
    purpose: {
      title: "Purpose",
      description: "So no one is alone when something goes wrong.",
    },
    mission: {
      title: "Mission",
      description:
        "To give every company what it needs to take care of its customers: well-designed coverage, a verified network and an operation that can be measured.",
    },
    vision: {
      title: "Vision",
      description:
        "To be, wherever we work, the platform a company trusts with its own name on it.",
    },
  },
  values: {
    title: "Five values, in practice",
    items: {
      innovation: {
        title: "Innovation",
        description: "We automate the repetitive work, so people can focus on what takes judgment.",
      },
      performance: {
        title: "High performance",
        description:
          "We measure every service, from request to close, and fix what falls short of what we promised.",
      },
      empathy: {
        title: "Empathy",
        description: "People call us because they have a problem. First we listen; then we act.",
      },
      trust: {
        title: "Trust",
        description: "We verify providers, set prices in advance and let you follow every case.",
      },
      responsibility: {
        title: "Responsibility",
        description: "We stay with every case until it’s resolved, even when it gets complicated.",
      },
    },
  },
  careers: {
    text: "We look for people who like solving problems. Open positions are listed on our job board.",
    openings: "See open positions",
  },
};
