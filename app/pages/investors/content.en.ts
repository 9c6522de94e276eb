import { brand } from "#core/brand.ts";
import { report } from "#core/facts.ts";
import type { InvestorsContent } from "./content.ts";

export const en: InvestorsContent = {
  head: {
    title: `Investors: the assistance market | ${brand.name}`,
    description:
      "Countries, service lines and track record, with the market in figures: TAM, SAM, SOM, growth, and how to reach investor relations.",
  },
  words: {
    billions: { before: "$", after: "billion" },
    trillions: { before: "$", after: "trillion" },
    moreThan: { short: "{n}+", spoken: "more than {n}" },
    spoken: "{n}",
  },
  title: "A total market of",
  talk: "Contact investor relations",
  mapTitle: "Our markets",
  statsTitle: "In figures: {countries}",
  stats: {
    people: "people",
    households: "households",
    vehicles: "vehicles",
    pets: "pets",
  },
  opportunities: {
    countries: {
      title: "countries",
      text: "Each with its own legal entity and its own list of services.",
    },
    families: {
      title: "service lines",
      text: "Combined into plans tailored to each company.",
    },
    platform: {
      title: "platform",
      text: "Product, operations, integrations and data on one system. AI reads each request; automated processes take it to payout.",
    },
    tractionTitle: "Track record",
    traction: {
      providers: "More than a thousand verified providers in Argentina.",
      firstInsurer: "First contract with an insurer, and launch of the B2B subscription.",
      users: "Investment from a telecom group, and more than a million users in Argentina.",
      accelerator: "Named a winner of an accelerator program.",
    },
    history: "Read the full story",
  },
  sizes: {
    items: {
      tam: {
        acronym: "TAM",
        name: "Total addressable market",
        text: "What households and businesses spend on services for the home, the vehicle, health, pets and devices, with or without a plan.",
      },
      sam: {
        acronym: "SAM",
        name: "Serviceable available market",
        text: "The part of that spending our five service lines could deliver within a plan.",
      },
      som: {
        acronym: "SOM",
        name: "Serviceable obtainable market",
        text: "The part of those services we expect to run for companies that contract with us.",
      },
    },
    share: "{share} of the total",
    scale: "Drawn to scale: each area is proportional to its amount.",
    caution: "These are market sizes, not company revenue.",
  },
  growth: {
    title: "Home services: {growth} growth a year, projected",
    text: `A market report put home services at {first} in ${report.firstYear} and projected {last} by ${report.lastYear}.` as const,
    quoted: "Quoted figure",
    derived: "Calculated from the quoted growth",
    year: "Year",
    amount: "Market size",
    origin: "Origin",
    source:
      `The report gives both ends and {growth} annual growth from ${report.growthFrom} to ${report.lastYear}. The years in between are our own calculation.` as const,
    disclaimer: "The report covers home services only.",
    scaleNote: "Amounts in US dollars.",
  },
  governance: { registry: "Registry:" },
  contact: {
    title: "Talk to investor relations",
    text: "Ask about the company, its market or its plans. Our investor relations team will answer.",
    button: "Contact investor relations",
    byMail: "You can also email",
  },
};
