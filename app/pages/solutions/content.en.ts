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
        "AI and rules that triage requests, check coverage and assign providers. When something is unclear, a person decides.",
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
        "Arrival, resolution, cost and satisfaction by plan, country and type of assistance, straight from daily operations.",
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
  names: {
    integraciones: "Integrations",
    automatizacion: "Automation",
    pagos: "Payments",
    canales: "Channels",
    analisis: "Analytics",
    proveedores: "Providers",
  },
  summaries: {
    integraciones:
      "APIs, online stores, payment gateways and in-person points of sale, tied to one operation.",
    automatizacion: "AI and each plan’s rules take care of the routine. People handle the rest.",
    pagos: "Payment methods to charge for plans, and automatic payouts for providers.",
    canales: "App, website, chat and contact center. Nobody has to explain the problem twice.",
    analisis: "KPIs by plan, country and type of assistance, on one dashboard.",
    proveedores: "A verified network with its own app and a price set before dispatch.",
  },
  detail: {
    title: "Inside each solution",
    tabsLabel: "Solutions",
    benefits: "Benefits",
    explore: "Ask about this solution",
  },
  solutions: {
    integraciones: {
      title: "Sell and activate assistance through your own channels",
      description:
        "Your website, your app, a branch or a rep in the field: every sale and every request reaches our operations by API, with nothing typed twice.",
      benefits: [
        "A fast start, without replacing your systems",
        "Every sale becomes active coverage",
        "The same data at every point of sale",
      ],
      features: [
        "APIs for enrollment, requests and tracking",
        "Online stores: assistance goes in the cart",
        "Payment gateways built into enrollment",
        "In-person sales in branches and stores",
        "Field sales with sign-up on a phone",
        "Secure access, with credentials per channel",
      ],
    },
    automatizacion: {
      title: "The routine takes care of itself",
      description:
        "The platform reads each request with AI, checks coverage and assigns a provider by the rules of the plan. When something is unclear, a person decides with the full context in view.",
      benefits: [
        "Less manual work on every case",
        "The same criteria for every customer",
        "A team free to focus on the hard cases",
      ],
      features: [
        "Requests triaged by AI",
        "Coverage, limits and prior use checked",
        "Assignment by distance and specialty",
        "Claims with photos, report and estimate",
        "Automatic updates to customer and provider",
        "Post-service survey and follow-up",
      ],
    },
    pagos: {
      title: "Charge for plans and pay the network without the manual math",
      description:
        "Customers pay the way they prefer, and providers are paid on the agreed date. Every closed job creates its own payment for the agreed amount.",
      benefits: [
        "Charges and payouts reconciled with each case",
        "Providers who know what they’ll be paid, and when",
        "Errors caught before payment, not after",
      ],
      features: [
        "Card, ACH, digital wallet and bank transfer",
        "One-time, recurring or added to another bill",
        "Payout scheduled for each closed job",
        "Discrepancies reviewed before payment",
        "Receipts and reconciliation to export",
        "Dates and terms agreed with each provider",
      ],
    },
    canales: {
      title: "Customers choose the channel, and can change it",
      description:
        "People ask for help wherever it is easiest and continue in another channel without starting over. Whoever answers sees the same story the customer does.",
      benefits: [
        "One history per case",
        "Fewer calls to ask about status",
        "The same service on every channel",
      ],
      features: [
        "App and website to request and track",
        "Chat with a handoff to a person",
        "Contact center with the full case file",
        "Map tracking with arrival time",
        "Updates by text and email",
        "A survey when the job is done",
      ],
    },
    analisis: {
      title: "What happens in operations, in clear numbers",
      description:
        "How many cases there are, how long they take, what they cost and what customers think. Use it to adjust coverage, prices and the network.",
      benefits: [
        "Decisions based on your own data",
        "Problems spotted in time to fix them",
        "The same numbers for your team and ours",
      ],
      features: [
        "Arrival, resolution, cost and satisfaction KPIs",
        "Filters by plan, country, service and channel",
        "Utilization by coverage",
        "Alerts when a KPI goes off track",
        "Export and API access",
        "Comparisons across periods and areas",
      ],
    },
    proveedores: {
      title: "A verified network at a price set in advance",
      description:
        "We verify every provider, set prices by area and give them an app to accept, arrive, document and get paid. Operations sees how each job is going.",
      benefits: [
        "Every case in the hands of a verified provider",
        "Predictable costs by area and type of job",
        "On-time pay that keeps the network loyal",
      ],
      features: [
        "Provider app, from offer to close",
        "Rate schedule by area and service",
        "Verification of every provider in the network",
        "Live location and job tracking",
        "Payout scheduled when a case closes",
        "Ratings by reliability and satisfaction",
      ],
    },
  },
  questions: {
    title: "Questions buyers ask",
    answered: {
      integration: {
        question: "How does it integrate with our systems?",
        answer:
          "By API: enrollment, requests and tracking, with credentials per channel. You can also sell assistance in your online store, with payment gateways built in, and in branches or in the field, with sign-up on a phone. You don’t have to replace your systems.",
      },
      channels: {
        question: "How do customers ask for help?",
        answer:
          "In the app, on the website, by chat or through the contact center. All four share the same case, so customers can switch channels without starting over.",
      },
      data: {
        question: "What data will our company see?",
        answer:
          "For each case: status, assigned provider, trip, times, cost and customer rating. Overall: KPIs by plan, country, service and channel, to export or read by API.",
      },
      vetting: {
        question: "How are providers vetted?",
        answer:
          "They go through a verification process before they take cases. After that, each one is rated on reliability and customer satisfaction.",
      },
      payments: {
        question: "How are plans billed, and how is the network paid?",
        answer:
          "Customers pay by card, ACH, digital wallet or bank transfer, once or on a schedule. When a job closes, the provider’s payment is scheduled for the agreed amount and date.",
      },
    },
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
    title: "Where to next",
    services: {
      title: "Services",
      text: "The five types of assistance that run on these solutions.",
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
