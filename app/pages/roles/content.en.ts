import { brand } from "#core/brand.ts";
import type { RolesContent } from "./content.ts";

export const en: RolesContent = {
  head: {
    title: `Who does what in an assistance program | ${brand.name}`,
    description:
      "For legal, risk, finance and IT: insurance or service, who carries which risk, brand, personal data, network, launch, exit and rules.",
  },
  title: "Who does what, for the people who must approve it",
  lead: "Two pages for legal, risk, finance and IT. Whatever the contract has to settle is stated that way: as a point to settle, not a promise.",
  print: "Print or save as PDF",
  nature: {
    title: "Insurance or service?",
    text: "It depends on what is promised and by whom, not on the name of the plan.",
    tests: {
      service: {
        name: "Service",
        text: "The promise is to do: dispatch a provider, arrange a visit, repair up to a limit.",
      },
      insurance: {
        name: "Insurance",
        text: "The promise is to pay for a loss or an expense in exchange for a premium. That takes an authorized insurer.",
      },
      licence: {
        name: "Review first",
        text: "Expense reimbursements, and plans that carry frequency: both legal teams review them before anything is sold.",
      },
    },
  },
  risks: {
    title: "Who carries each risk",
    rows: {
      frequency: {
        name: "How many cases there are",
        text: `With a price per member, ${brand.name}; per event, your company; mixed, by the band agreed on.`,
      },
      price: {
        name: "What each case costs",
        text: "The rate schedule by area and service; increases, by the clause agreed on.",
      },
      work: {
        name: "Work done badly",
        text: "Redone at no charge to the customer; the contract sets the deadline and who answers if it’s missed.",
      },
      damage: {
        name: "Damage during a visit",
        text: "The provider’s liability and its insurance; the contract sets amounts and the order of response.",
      },
      payment: {
        name: "The customer doesn’t pay",
        text: "Whoever bills them. When coverage is suspended is written into the plan’s terms.",
      },
      stop: {
        name: "The platform stops",
        text: "A fallback channel and a continuity plan that gets tested; levels, in the contract.",
      },
    },
  },
  brand: {
    title: "Whose brand it is",
    text: "The plan carries your company’s name and terms. Which brand answers the phone, signs the messages and dresses the app is chosen channel by channel and put in writing.",
  },
  data: {
    title: "Personal data",
    rows: {
      plan: {
        name: "Plan members",
        text: `Your company is responsible for the data; ${brand.name} processes it on your behalf and instructions, unless the contract says otherwise.`,
      },
      network: {
        name: "Providers",
        text: `${brand.name} is responsible. Providers get only what the visit requires.`,
      },
      website: {
        name: "This website",
        text: `${brand.name} is responsible for what you write here. It’s kept on cloud servers in Argentina.`,
      },
      platform: {
        name: "The platform",
        text: "Location, subprocessors, retention, audits and return of data are set in each program’s contract.",
      },
    },
  },
  network: {
    title: "How a provider joins the network",
    steps: {
      apply: { name: "Applies", text: "Trade, service area and working hours." },
      papers: {
        name: "Submits documents",
        text: "Those on the list; we check that they exist, are theirs and are current.",
      },
      rates: {
        name: "Accepts the rate schedule",
        text: "Price by service and area, rules on data and on treating customers.",
      },
      first: {
        name: "First jobs",
        text: "Followed one by one: arrival, photos, price and rating.",
      },
      always: {
        name: "Ongoing checks",
        text: "A rating per case and documents that expire. Without current papers, no jobs.",
      },
    },
    documents: {
      title: "What you can ask for on each one",
      items: [
        "Identity and tax registration",
        "Trade license, where the law requires one (gas, electrical, health)",
        "Current liability insurance",
        "Vehicle insurance and towing permit",
        "Confidentiality and data-handling agreement",
        "Case and rating history in the network",
      ],
    },
  },
  start: {
    title: "Launch, in phases",
    note: "Each phase starts when both sides approve the one before. Dates belong in the work plan.",
    phases: {
      scope: "Services, limits, areas and exclusions",
      load: "Customer list, by file or API",
      channels: "Channels, brand and wording",
      test: "A test with sample cases and acceptance criteria",
      live: "Go-live with a small group, then everyone",
    },
  },
  exit: {
    title: "Exit",
    points: {
      cases: "Open cases are finished or handed over, with a list and a date.",
      data: "Data comes back in an agreed format and is then deleted, with proof.",
      customers: "Who tells customers, in which words and how far ahead.",
      network: "Pending payouts are paid: the network is never held hostage.",
    },
  },
  rules: {
    title: "Rules the contract has to address",
    note: "A list to guide your counsel. It isn’t legal advice and doesn’t claim that each one applies to you.",
    items: [
      {
        name: "Ley 25.326 (Argentina)",
        text: "Personal data protection: roles, transfers and security.",
      },
      {
        name: "Ley 24.240 (Argentina)",
        text: "Consumer protection: information, cancellation and liability.",
      },
      {
        name: "Leyes 17.418 and 20.091 (Argentina)",
        text: "Insurance and insurers, under the Superintendencia de Seguros de la Nación.",
      },
      {
        name: "BCRA rules (Argentina)",
        text: "For financial institutions: outsourcing, technology services and user protection.",
      },
      {
        name: "Leyes 26.529 and 27.553 (Argentina)",
        text: "Patient rights, medical records, electronic prescriptions and telehealth.",
      },
    ],
  },
  facts: {
    title: "What is already settled",
    names: {
      obligor: "Who contracts and answers",
      liabilityCover: "Liability insurance",
      subprocessors: "Subprocessors and data location",
      audits: "Audits and certifications",
      continuity: "Continuity plan",
    },
  },
  meeting: {
    title: "Bring this to the first meeting",
    note: "Check what you already have; the rest gets worked out in the meeting.",
    items: {
      business: {
        name: "Business",
        text: "How many customers, which product, included or paid, and what is measured.",
      },
      finance: { name: "Finance", text: "Preferred price model, budget and how you reconcile." },
      it: {
        name: "IT",
        text: "Which system the customer list comes from, which channels exist and who runs them.",
      },
      legal: {
        name: "Legal and risk",
        text: "Your terms, your third-party policy and your own data clauses.",
      },
      operations: {
        name: "Operations",
        text: "Hours, difficult areas and how requests are handled today.",
      },
    },
  },
  closing: {
    title: "Missing an answer to approve it?",
    text: "Send us the question the way your team asks it, and we’ll bring it prepared to the demo.",
  },
};
