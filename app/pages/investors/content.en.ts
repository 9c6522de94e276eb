import { brand } from "#core/brand.ts";
import { report } from "#core/facts.ts";
import type { InvestorsContent } from "./content.ts";

export const en: InvestorsContent = {
  head: {
    title: `Investors: the assistance market | ${brand.name}`,
    description:
      "Countries, types of assistance and track record, with the market in figures: TAM, SAM, SOM, growth, and how to reach investor relations.",
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
      text: "Each with its own language and coverage.",
    },
    families: {
      title: "types of assistance",
      text: "Combined into plans tailored to each company.",
    },
    platform: {
      title: "platform",
      text: "Product, operations, integrations and data in one place, with automated processes and artificial intelligence.",
    },
    tractionTitle: "Track record",
    traction: {
      providers: "More than a thousand verified providers in the network.",
      firstInsurer: "First contract with an insurer, and launch of the B2B subscription.",
      users: "Investment by a telecom group, and more than a million users.",
      accelerator: "Named a winner of an accelerator program.",
    },
    history: "Read the full story",
  },
  sizes: {
    items: {
      tam: {
        acronym: "TAM",
        name: "Total addressable market",
        text: "Everything spent on services like the ones the platform manages.",
      },
      sam: {
        acronym: "SAM",
        name: "Serviceable available market",
        text: "The part our five types of assistance can serve.",
      },
      som: {
        acronym: "SOM",
        name: "Serviceable obtainable market",
        text: "The part we aim to reach.",
      },
    },
    share: "{share} of the total",
    scale: "Drawn to scale: each area is proportional to its amount.",
    caution: "These are market sizes, not company revenue.",
  },
  growth: {
    title: "Home services are growing {growth} a year",
    text: `According to a market report, they grow from {first} in ${report.firstYear} to {last} by ${report.lastYear}.`,
    quoted: "Quoted figure",
    derived: "Calculated from the quoted growth",
    year: "Year",
    amount: "Market size",
    origin: "Origin",
    source: `The report gives both ends and {growth} annual growth from ${report.growthFrom} to ${report.lastYear}. The years in between are our own calculation.`,
    disclaimer: "The report covers home services only.",
    scaleNote: "Amounts in US dollars.",
  },
  governance: {
    principles: {
      decisions: {
        title: "Documented decisions",
        text: "Every decision in writing, with its date and its reasons.",
      },
      accounts: {
        title: "Clear accounts",
        text: "On this page, figures quoted from a report are kept apart from the ones we calculate.",
      },
      responsibilities: {
        title: "Defined responsibilities",
        text: "One person accountable for each area.",
      },
    },
  },
  contact: {
    title: "Let’s talk about investing",
    text: "Tell us what you want to know about the company, its market or its plans. Our sales team receives your message and passes it to investor relations.",
    button: "Contact investor relations",
    byMail: "You can also write to",
  },
};
