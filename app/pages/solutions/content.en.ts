import { brand } from "#core/brand.ts";
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
        "Arrival, resolution, cost and satisfaction by plan, country and service line, straight from daily operations.",
    },
    proveedores: {
      title: `Provider app and rate schedule | ${brand.name}`,
      description:
        "A verified network, a provider app, a rate schedule, live location and automatic payouts, so every job is done at the price set in advance.",
    },
  },
  hero: {
    title: "Six solutions, one case",
    lead: "They combine into a package made for you, connect to the systems you already run, and stay with every case from request to payment.",
    routeTitle: "How one case moves through the six solutions",
    route: {
      integraciones: "The request comes in by API",
      automatizacion: "AI reads it and checks coverage",
      proveedores: "A verified provider accepts and heads out",
      canales: "The customer follows along on any channel",
      pagos: "The provider’s payment is scheduled",
      analisis: "The result goes into your KPIs",
    },
  },
  cards: {
    title: "A solution for each part of the operation",
    text: "Start with one and add the rest. They all share the data, the rules and the history of every case.",
  },
  summaries: {
    integraciones:
      "APIs, online stores, payment gateways and in-person points of sale, tied to one operation.",
    automatizacion: "AI and each plan’s rules take care of the routine. People handle the rest.",
    pagos: "Payment methods to charge for plans, and automatic payouts for providers.",
    canales: "App, website, chat and contact center. Nobody has to explain the problem twice.",
    analisis: "KPIs by plan, country and service line, on one dashboard.",
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
        "Your website, your app, a branch or a rep in the field: every sale and every request arrives by API, with nothing typed twice.",
      benefits: {
        start: "A fast start, without replacing your systems",
        coverage: "Every sale becomes active coverage",
        data: "The same data at every point of sale",
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
        customer: "Buys or activates the plan on your website, in your app or at a branch.",
        company: "The same case number in your systems, with status on demand.",
      },
      questions: [
        {
          question: "How does it integrate with our systems?",
          answer:
            "By API: enrollment, requests and tracking. Each channel has its own credentials. You can also load members with an eligibility file. You don’t have to replace your systems.",
        },
        {
          question: "What are the steps to launch?",
          answer:
            "Services and limits; loading members; channels and brand; a test with sample cases; go-live. Each step starts when both sides sign off on the one before.",
        },
      ],
    },
    automatizacion: {
      title: "The routine takes care of itself",
      description:
        "The platform reads each request with AI, checks coverage and, by the plan’s rules, assigns a provider. When something is unclear, a person decides.",
      benefits: {
        effort: "Less manual work on every case",
        criteria: "The same criteria for every customer",
        team: "A team free to focus on the hard cases",
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
        gives: "Service, urgency, coverage and limits checked, and a provider who accepts.",
        customer: "Who’s coming, when, and what the plan includes.",
        company: "The rule that applied and, if a person stepped in, what they decided.",
      },
      questions: [
        {
          question: "What does AI decide, and what does a person decide?",
          answer:
            "AI reads and triages the request. Coverage and provider follow the plan’s rules. When a request is unclear or breaks a rule, a person decides.",
        },
        {
          question: "Who sets the rules?",
          answer:
            "Your company, with our team: services included, limits per event and per year, service areas and exceptions. They go into the plan’s terms.",
        },
      ],
    },
    pagos: {
      title: "Charge for plans and pay the network without the manual math",
      description:
        "Customers pay the way they prefer, and providers are paid on the agreed date. Every closed job creates its own payment for the agreed amount.",
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
        customer: "A receipt, by the payment method they chose.",
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
            "Per member, per event or a mix. The model, its adjustments and its term are set in the contract.",
        },
        {
          question: "Is it insurance or a service contract? Who is the obligor?",
          answer:
            "Assistance is a service, delivered by providers. Whether a plan is sold as a service contract, a motor-club benefit or part of a policy, who the obligor is and who holds the licenses each state requires are settled in the contract.",
        },
      ],
    },
    canales: {
      title: "Customers choose the channel, and can change it",
      description:
        "People ask for help wherever it is easiest and continue in another channel without starting over. Whoever answers sees the same story the customer does.",
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
            "In the app, on the website, by chat or through the contact center. Switching channels doesn’t mean starting over: the agent sees the same case.",
        },
        {
          question: "Whose brand do customers see?",
          answer:
            "The one we agree on, yours (white label) or ours: in the greeting, the app and the updates.",
        },
      ],
    },
    analisis: {
      title: "What happens in operations, in clear numbers",
      description:
        "How many cases there are, how long they take, what they cost and what customers think. Use it to adjust coverage, prices and the network.",
      benefits: {
        decisions: "Decisions based on your own data",
        deviations: "Problems spotted in time to fix them",
        numbers: "The same numbers for your team and ours",
      },
      features: {
        kpis: "Arrival, resolution, cost and satisfaction KPIs",
        filters: "Filters by plan, country, service and channel",
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
            "On the dashboard, as an export or by API. What is reported each month, and in what detail, is agreed on before launch.",
        },
      ],
    },
    proveedores: {
      title: "A verified network at a price set in advance",
      description:
        "We verify every provider, set prices by area and give them an app to accept, arrive, document and get paid. Operations sees how each job is going.",
      benefits: {
        verified: "Every case in the hands of a verified provider",
        costs: "Predictable costs by area and type of job",
        pay: "On-time pay that keeps the network loyal",
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
        gives: "A verified network with rates agreed on by area.",
        customer: "Name, photo and route of whoever is coming.",
        company: "A predictable cost per service, and each provider’s ratings.",
      },
      questions: [
        {
          question: "How are providers verified?",
          answer:
            "No provider takes a case before being verified. What is checked in each trade, and which documents your company can ask for, is set out in the contract. After that, each one is rated on reliability and customer satisfaction.",
        },
        {
          question: "What if a provider declines?",
          answer:
            "The case goes to the next nearest in that trade, and the customer is notified. The change stays in the history.",
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
      text: "How each industry uses them, from insurance to health.",
    },
  },
  closing: {
    title: "See it with a case from your industry",
    text: "In the demo we follow a request from the first message to the provider’s payment.",
  },
};
