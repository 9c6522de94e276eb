import { brand } from "#core/brand.ts";
import { milestones } from "#core/facts.ts";
import type { SolutionsContent } from "./content.ts";

export const en: SolutionsContent = {
  heads: {
    all: {
      title: `Assistance management solutions | ${brand.name}`,
      description:
        "Integrations, automation, payments, channels, analytics and providers: six solutions that work on the same assistance case.",
    },
    integraciones: {
      title: `Assistance APIs and integrations | ${brand.name}`,
      description:
        "APIs, online stores, payment gateways, branches and field sales: sell and activate assistance plans through your own channels.",
    },
    automatizacion: {
      title: `AI automation for assistance | ${brand.name}`,
      description:
        "AI triages requests; plan rules check coverage and assign providers. When something is unclear, a person decides.",
    },
    pagos: {
      title: `Plan payments and provider payouts | ${brand.name}`,
      description:
        "Built-in payment methods to charge for plans, and automatic provider payouts on the agreed date, all reconciled.",
    },
    canales: {
      title: `Every support channel on one case | ${brand.name}`,
      description:
        "App, website, chat and contact center share the same case. Customers start anywhere and pick up where they left off.",
    },
    analisis: {
      title: `Assistance KPI dashboards | ${brand.name}`,
      description:
        "Arrival, resolution, cost and satisfaction by plan, area and service line, straight from daily operations.",
    },
    proveedores: {
      title: `Provider app and rate schedule | ${brand.name}`,
      description:
        "A verified network, a provider app, a rate schedule, live location and automatic payouts, so every job is done at the price set in advance.",
    },
  },
  hero: {
    title: "Six solutions, one case",
    lead: "Combine the ones you need, connect them to the systems you already run, and follow every case from request to payout.",
    routeTitle: "How one case moves through the six solutions",
    route: {
      integraciones: "The request comes in by API",
      automatizacion: "AI reads it; plan rules check coverage",
      proveedores: "A verified provider accepts and heads out",
      canales: "The customer follows along on any channel",
      pagos: "The provider’s payment is scheduled",
      analisis: "The result goes into your KPIs",
    },
  },
  cards: {
    title: "A solution for each part of the operation",
    text: "Start with one and add others later. They all share the data, rules and history of every case.",
  },
  summaries: {
    integraciones:
      "APIs, online stores, payment gateways and in-person sales, all feeding one system.",
    automatizacion:
      "AI reads the request and the plan’s rules decide. People handle the exceptions.",
    pagos: "Payment methods to charge for plans, and automatic payouts for providers.",
    canales: "App, website, chat and contact center. Nobody has to explain the problem twice.",
    analisis: "KPIs by plan, area and service line, on one dashboard.",
    proveedores: "A verified network with its own app and a price set before dispatch.",
  },
  detail: {
    title: "Inside each solution",
    tabsLabel: "Solutions",
    benefits: "Benefits",
    explore: "Ask about this solution",
    flow: {
      gets: "What goes in",
      gives: "What comes out",
      customer: "What the customer sees",
      company: "What your company gets",
    },
  },
  solutions: {
    integraciones: {
      title: "Sell and activate assistance through your own channels",
      description:
        "Your website, your app, a branch or a rep in the field: every sale and every request reaches one system, with nothing typed twice.",
      benefits: {
        start: "A fast start, without replacing your systems",
        coverage: "Coverage that starts with the sale",
        data: "One customer ID, yours, at every point of sale",
      },
      features: {
        api: "APIs for enrollment, requests and tracking; eligibility by file",
        store: "Plans added to the cart in your online store",
        gateways: "Payment gateways built into enrollment",
        branches: "In-person sales in branches and stores",
        field: "Field sales with sign-up on a phone",
        access: "Secure access: each channel has its own credentials",
      },
      flow: {
        gets: "Enrollments and cancellations, by API or in an eligibility file; service requests, by API.",
        gives: "A case number, its status and verified coverage; then every status change.",
        customer: "A plan they can buy or activate on your website, in your app or at a branch.",
        company: "The same case number in your systems, with status on demand.",
      },
      questions: [
        {
          question: "How does it integrate with our systems?",
          answer:
            "By API for enrollment, requests and tracking, with separate credentials for each channel, or with an eligibility file for enrollment alone. You don’t replace any system. The API sandbox shows the calls, the errors and the events.",
        },
        {
          question: "What are the steps to launch?",
          answer:
            "Services and limits; eligibility; channels and brand; a test with sample cases; go-live with a small group, then everyone. Each step starts when both sides sign off on the one before.",
        },
        {
          question: "We already have an administrator. How do we switch?",
          answer:
            "The work plan covers the handover: which open cases the current administrator finishes, when new ones start coming to us, and who tells customers.",
        },
      ],
    },
    automatizacion: {
      title: "Routine cases run themselves",
      description:
        "AI reads each request; the plan’s rules check coverage and assign a provider. When something is unclear, a person decides.",
      benefits: {
        effort: "No retyping on routine cases",
        criteria: "The same rules for every customer",
        team: "Your team’s time goes to the hard cases",
      },
      features: {
        triage: "Requests triaged by AI",
        coverage: "Coverage, limits and prior use checked",
        assignment: "Assignment by distance and specialty",
        claims: "Claims with photos, report and estimate",
        updates: "Automatic updates to customer and provider",
        survey: "Post-service survey and follow-up",
      },
      flow: {
        gets: "The request in the customer’s words, with photos and location.",
        gives:
          "The service and its urgency, coverage and limits checked, and a provider who accepts.",
        customer: "Who’s coming, when, and what the plan includes.",
        company: "The rule that applied and, if a person stepped in, what they decided.",
      },
      questions: [
        {
          question: "What does AI decide, and what does a person decide?",
          answer:
            "AI reads the request and suggests the service and urgency. Fixed plan rules, not AI, decide coverage and the provider. When a request is unclear or a rule fails, a person decides, and the case keeps that decision.",
        },
        {
          question: "Who sets the rules?",
          answer:
            "Your company, with our team: services, limits per event and per year, service areas and exceptions. They go into the plan’s terms.",
        },
        {
          question: "What if a customer disputes a decision?",
          answer:
            "The complaint stays on the same case, and a person reviews it with the photos, the rule that applied and the full history. Before launch, we agree on how complaints reach your compliance team.",
        },
      ],
    },
    pagos: {
      title: "Charge for plans and pay providers, without the manual math",
      description:
        "Customers pay by card, ACH, digital wallet or a bill you already send. Every closed job schedules its own payout, at the agreed rate and on the agreed date.",
      benefits: {
        reconciled: "Charges and payouts reconciled with each case",
        certainty: "Providers who know what they’ll be paid, and when",
        errors: "Errors caught before payment, not after",
      },
      features: {
        methods: "Card, ACH and digital wallet",
        schedule: "One-time, recurring or added to another bill",
        payouts: "Payout scheduled for each closed job",
        review: "Discrepancies reviewed before payment",
        receipts: "Receipts and reconciliation to export",
        terms: "Dates and terms agreed with each provider",
      },
      flow: {
        gets: "Payment for the plan, and every closed job at its scheduled rate.",
        gives: "The charge reconciled, and the provider’s payout scheduled for the agreed date.",
        customer: "A receipt, however they chose to pay.",
        company: "Reconciliation by case, ready to export, with discrepancies already reviewed.",
      },
      questions: [
        {
          question: "How do customers pay for the plan?",
          answer:
            "By card, ACH or digital wallet; once, on a schedule, or added to a bill they already get from you.",
        },
        {
          question: "Do we pay per member or per event?",
          answer:
            "Either, or a mix. Per member, the price is fixed and we carry the frequency risk; per event, you pay for what is used. Adjustments and term are set in the contract.",
        },
        {
          question: "Is it insurance or a service contract? Who is the obligor?",
          answer:
            "It depends on the promise and the state. A promise to repair for a fee is usually a service contract and needs an obligor; a promise to indemnify a loss is insurance and needs a carrier. “Who does what” sets out the tests; each program’s contract names the obligor and the licenses.",
        },
      ],
    },
    canales: {
      title: "Customers choose the channel, and can change it",
      description:
        "People ask for help wherever it’s easiest and switch channels without starting over. Whoever answers sees the same case the customer does.",
      benefits: {
        history: "One history per case",
        calls: "Fewer calls to ask about status",
        service: "The same service on every channel",
      },
      features: {
        app: "App and website to request and track",
        chat: "Chat with a handoff to a person",
        contactCenter: "Contact center with the full case file",
        map: "Map tracking with arrival time",
        messages: "Updates by text and email",
        survey: "A survey when the job is done",
      },
      flow: {
        gets: "A message, a call, or a request in the app or on the website.",
        gives: "A single case that continues on whichever channel the customer picks.",
        customer: "Arrival on the map, updates, and a survey when the job is done.",
        company: "The full history, whatever the channel.",
      },
      questions: [
        {
          question: "How do customers request service?",
          answer:
            "In the app, on the website, by chat or by phone. If they switch, the next agent picks up the same case: nobody starts over.",
        },
        {
          question: "What runs around the clock?",
          answer:
            "You decide service by service, and the plan’s terms say so: a burst pipe can’t wait for Monday; pest control can.",
        },
        {
          question: "Whose brand do customers see?",
          answer:
            "Yours (white label) or ours, chosen channel by channel: the phone greeting, the app, the updates.",
        },
      ],
    },
    analisis: {
      title: "Your program in numbers you can act on",
      description:
        "How many cases there are, how long they take, what they cost and how customers rate them: grounds to change a limit, a price or a provider.",
      benefits: {
        decisions: "Limits and prices set on your own data",
        deviations: "Alerts while there’s still time to act",
        numbers: "The same numbers for your team and ours",
      },
      features: {
        kpis: "Arrival, resolution, cost and satisfaction KPIs",
        filters: "Filters by plan, area, service and channel",
        use: "Utilization by coverage",
        alerts: "Alerts when a KPI goes off track",
        export: "Export and API access",
        comparison: "Comparisons across periods and areas",
      },
      flow: {
        gets: "Timestamps, price and rating of every case.",
        gives: "KPIs by plan, area, service and channel, with alerts when one goes off track.",
        customer: "A short survey when the job is done.",
        company: "A dashboard, a report to export, and API access.",
      },
      questions: [
        {
          question: "What data will our company see?",
          answer:
            "For each case: status, assigned provider, en-route tracking, timestamps, cost and customer rating. Overall: KPIs by plan, area, service and channel.",
        },
        {
          question: "How do reports reach us?",
          answer:
            "On the dashboard, as an export or by API. The monthly report has one line per service, with cases, cost per case and total; each industry page has a sample to download.",
        },
        {
          question: "How are service levels measured?",
          answer:
            "The contract sets them by service and area: time to assignment, to arrival and to close. Every case keeps those timestamps, and the monthly report shows how many cases met them.",
        },
      ],
    },
    proveedores: {
      title: "A verified network at a price set in advance",
      description:
        "We verify every provider, set prices by area and give them an app to accept a job, navigate, document the work and get paid. Operations tracks every job.",
      benefits: {
        verified: "A verified provider on every case",
        costs: "The cost of a job known before dispatch",
        pay: "Providers paid on time, so they take the next job",
      },
      features: {
        app: "Provider app, from offer to close",
        rates: "Rate schedule by area and service",
        verification: "Verification of every provider in the network",
        location: "Live location and job tracking",
        payout: "Payout scheduled when a case closes",
        ratings: "Ratings by reliability and satisfaction",
      },
      flow: {
        gets: "Providers who want work, with their trade, service area and paperwork.",
        gives: "A verified network, with agreed rates by area.",
        customer: "The name, photo and route of the provider on the way.",
        company: "A predictable cost per service, and each provider’s ratings.",
      },
      questions: [
        {
          question: "How are providers verified?",
          answer:
            "They apply, submit documents, accept the rate schedule and have their first jobs monitored one by one; checks continue after that. Documents include liability insurance and, where one is required, a trade license. Background checks are set program by program, in the contract.",
        },
        {
          question: "What if a provider declines?",
          answer:
            "The case goes to the next nearest provider in that trade, and the customer is notified. The change stays in the case history.",
        },
        {
          question: "Which areas does the network cover?",
          answer: `In Argentina, the whole country since ${milestones.nationwide}. In the United States, we are building it with our first partners, market by market: your ZIP codes are reviewed service by service before launch, and the contract lists them.`,
        },
      ],
    },
  },
  questions: {
    title: "Questions buyers ask",
    forTheOwner: {
      priceModel: "How is it priced?",
      serviceLevels: "What service levels do you commit to?",
      hours: "What are the hours of service?",
      providerChecks: "What do you check about each provider?",
      certificates: "Which certifications do you hold?",
      dataLocation: "Where is platform data stored?",
    },
  },
  next: {
    title: "See also",
    services: {
      title: "Services",
      text: "The five service lines that run on these solutions.",
    },
    industries: {
      title: "Industries",
      text: "A sample program for each industry, from insurance to health.",
    },
  },
  closing: {
    title: "See it with a case from your industry",
    text: "In the demo, we follow a request from the first message to the provider’s payout.",
  },
};
