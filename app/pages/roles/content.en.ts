import { brand } from "#core/brand.ts";
import type { RolesContent } from "./content.ts";

export const en: RolesContent = {
  head: {
    title: `Who does what in an assistance program | ${brand.name}`,
    description:
      "For legal, risk, finance and IT: insurance or service, who carries which risk, brand, personal data, network, launch, exit and rules.",
  },
  title: "Who does what, for the people who must approve it",
  lead: "For legal, risk, finance and IT; it prints on two pages. Points left to the contract are marked as such; they aren’t promises.",
  print: "Print or save as PDF",
  nature: {
    title: "Insurance or service?",
    text: "It depends on what is promised and by whom, not on the name of the plan.",
    tests: {
      service: {
        name: "Service",
        text: "The promise is to do something: dispatch a provider, arrange a visit, repair up to a limit.",
      },
      insurance: {
        name: "Insurance",
        text: "The promise is to pay for a loss or an expense in exchange for a premium. That takes an authorized insurer.",
      },
      licence: {
        name: "Review first",
        text: "Expense reimbursements, and plans that carry frequency risk: both legal teams review them before anything is sold.",
      },
    },
  },
  risks: {
    title: "Who carries each risk",
    rows: {
      frequency: {
        name: "Frequency: how many cases",
        text: `With a price per member, ${brand.name}. With a price per event, your company. With a mix, each within the agreed band.`,
      },
      price: {
        name: "Severity: what each case costs",
        text: "Whoever carries frequency, at the rate schedule for each area and service. Increases follow the clause you agree on.",
      },
      work: {
        name: "Poor workmanship",
        text: "The contract calls for a redo at no charge to the customer, and sets the deadline and who pays if it’s missed.",
      },
      damage: {
        name: "Damage during a visit",
        text: "The provider and its liability insurance. The contract sets the amounts and which policy responds first.",
      },
      payment: {
        name: "The customer doesn’t pay",
        text: "Whoever bills them. The plan’s terms say when coverage is suspended.",
      },
      stop: {
        name: "A platform outage",
        text: "The contract sets the fallback channel, the continuity plan and its tests, and the service levels.",
      },
    },
  },
  brand: {
    title: "Whose brand it is",
    text: "The plan carries your company’s name and terms. Which brand customers hear on the phone and see in messages and in the app is chosen channel by channel, in writing.",
  },
  data: {
    title: "Personal data",
    rows: {
      plan: {
        name: "Plan members",
        text: `Your company is responsible for the data; ${brand.name} processes it on your behalf and under your instructions, unless the contract says otherwise.`,
      },
      network: {
        name: "Providers",
        text: `${brand.name} is responsible for their data. They get only the member data a visit requires.`,
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
        text: "The ones listed below. We check that each is genuine, current and in the provider’s name.",
      },
      rates: {
        name: "Accepts the rate schedule",
        text: "Price by service and area, and the rules on data and customer care.",
      },
      first: {
        name: "First jobs",
        text: "Monitored one by one: arrival, photos, price and rating.",
      },
      always: {
        name: "Ongoing checks",
        text: "Every case is rated, and every document has an expiration date. Once one lapses, no more jobs.",
      },
    },
    documents: {
      title: "What you can ask for on each provider",
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
    note: "Each phase starts when both sides approve the one before. The work plan sets the dates, and the handover if you’re replacing another administrator.",
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
      data: "Data is returned in an agreed format, then deleted, with proof.",
      customers: "The contract says who notifies customers, in what words and how far ahead.",
      network: "Providers are paid for every completed job, whatever the reason for the exit.",
    },
  },
  rules: {
    title: "Rules the contract has to address",
    note: "A starting list for your counsel. It isn’t legal advice, and not every rule applies to every program.",
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
      obligor: "Contracting party",
      liabilityCover: "Liability insurance",
      subprocessors: "Subprocessors and data location",
      audits: "Audits and certifications",
      continuity: "Continuity plan",
    },
  },
  meeting: {
    title: "Bring this to the first meeting",
    note: "Check off what you already have; we’ll work out the rest in the meeting.",
    items: {
      business: {
        name: "Business",
        text: "How many customers, which product, included or paid, and how you’ll measure success.",
      },
      finance: { name: "Finance", text: "Preferred pricing model, budget and how you reconcile." },
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
        text: "Hours, hard-to-serve areas and how requests are handled today.",
      },
    },
  },
  closing: {
    title: "Does your committee need another answer?",
    text: "Send us the question as your team asked it, and we’ll bring the answer to the demo.",
  },
};
