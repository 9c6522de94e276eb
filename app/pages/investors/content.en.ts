import type { InvestorsContent } from "./content.ts";

export const en: InvestorsContent = {
  head: {
    title: "Investors: the assistance market | Amparia",
    description:
      "Four countries, five kinds of assistance and the market in figures: TAM, SAM, SOM, growth, and how to reach investor relations.",
  },
  words: {
    billions: { before: "$", after: "billion" },
    trillions: { before: "$", after: "trillion" },
    moreThan: { short: "{n}+", spoken: "more than {n}" },
  },
  title: "Four countries, a market of",
  talk: "Talk to the team",
  mapTitle: "Countries where we work",
  statsTitle: "The market in the four countries",
  stats: {
    people: "people",
    households: "households",
    vehicles: "vehicles",
    pets: "pets",
  },
  opportunities: {
    countries: {
      title: "countries",
      text: "The United States, Argentina, Brazil and Spain, each with its own language and coverage.",
    },
    families: {
      title: "assistance families",
      text: "Combined into plans made to measure for each company.",
    },
    platform: {
      title: "platform",
      text: "Product, operations, integrations and data in one place, with automated processes and artificial intelligence.",
    },
    tractionTitle: "What is already done",
    traction: {
      2019: "More than a thousand verified providers in the network.",
      2021: "First contract with an insurer, and the B2B subscription.",
      2024: "Investment by a telecom group, and more than a million users.",
      2025: "Winners of an accelerator program.",
    },
    history: "Read the whole story",
  },
  sizes: {
    items: {
      tam: {
        acronym: "TAM",
        name: "Total addressable market",
        text: "All that is spent on services like those the platform manages.",
      },
      sam: {
        acronym: "SAM",
        name: "Serviceable available market",
        text: "The part our assistance families and our countries can serve.",
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
    title: "A market growing {growth} a year",
    text: "According to the quoted report, it goes from {first} in 2018 to {last} by 2026.",
    quoted: "Quoted figure",
    derived: "Computed from the quoted growth",
    year: "Year",
    amount: "Market size",
    origin: "Origin",
    source:
      "Source: quoted report, with {growth} annual growth from 2019 to 2026. The curve is our own computation from that rate.",
    disclaimer: "The report covers home services only.",
    scaleNote: "Amounts in US dollars.",
  },
  governance: {
    principles: {
      decisions: {
        title: "Documented decisions",
        text: "What is decided is written down, with its date and its reasons.",
      },
      accounts: {
        title: "Clear accounts",
        text: "Every figure says where it comes from. On this page, what is quoted and what is computed are told apart.",
      },
      responsibilities: {
        title: "Defined responsibilities",
        text: "Every area has someone who answers for it, to investors too.",
      },
    },
  },
  contact: {
    title: "Let's talk about investing",
    text: "Our investor relations team answers questions about the company, its market and its plans.",
    button: "Contact the investor team",
    byMail: "You can also write to",
  },
};
