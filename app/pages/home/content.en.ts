import { brand } from "#core/brand.ts";
import { company } from "#core/facts.ts";
import type { HomeContent } from "./content.ts";

export const en: HomeContent = {
  head: {
    title: `${brand.name} {country}: intelligent assistance management` as const,
    description:
      "We design, run and measure assistance plans for insurers, banks and retailers: home, roadside, health, pets and devices. {country}.",
  },
  hero: {
    title: "Intelligent management of assistance and services",
    lead: "We design, run and measure assistance plans for insurers, banks and retailers. Your team sees every case, from request to payout, and what it cost.",
    becomePartner: "Become a partner",
    alt: "Model of a neighborhood at dusk. A tow truck carries a car along the street and its arrival is tracked minute by minute; at one of the houses a locksmith has just resolved another case.",
    illustrative: "Illustrative interface: sample data",
    caseName: "Case",
    tow: { title: "Tow truck on the way", live: "Live", arrives: "by", unit: "Truck" },
    lock: { title: "Locksmith", solved: "Resolved" },
    openCases: "Open cases",
    facts: {
      providers: `verified providers in Argentina (${company.providers.year})`,
      users: `users in Argentina (${company.users.year})`,
      families: "service lines",
      countries: "countries",
    },
  },
  families: {
    title: "Five service lines, one company running them",
    lead: "You choose the coverage; we build the plan and track every job until it’s done.",
    descriptions: {
      hogar: "Locksmith, plumbing, gas, electrical, HVAC and glass.",
      vial: "Towing, tire changes, fuel delivery, jump-starts, lockouts and rides.",
      salud: "Virtual doctor visits and therapy, in-home doctors and ambulance coordination.",
      mascotas: "Virtual vet visits, clinics, lab tests and grooming.",
      dispositivos: "Electronics and appliance repair, remote support and data recovery.",
    },
  },
  programme: {
    title: "What would a program like this cost to run?",
    answer: "per customer per month, all-in ({low} to {high})",
    labels: {
      company: "Company type",
      customers: "Customers",
      customersError: "Enter a whole number between {min} and {max}.",
      start: "Estimate",
    },
  },
  caseWalk: {
    title: "One case, three screens",
    lead: "Choose a service line and follow a case step by step, as the customer, the provider and the company behind the plan see it.",
    familiesLabel: "Service line",
    stepsLabel: "Steps of the case",
    actors: {
      customer: "The customer",
      provider: "The provider",
      insurer: "Your company",
    },
    customer: {
      greeting: "What happened?",
      send: "Get help",
      today: "Today",
      covered: "Covered by your plan",
      question: "How did it go?",
    },
    provider: {
      app: "Provider app",
      newJob: "New job",
      fee: "Your payout",
      distance: "Distance",
      time: "Time",
      accept: "Accept",
      payment: "Payment scheduled",
    },
    insurer: {
      states: { request: "Open", coordination: "In progress", resolution: "Closed" },
      coverage: "Active coverage",
      provider: "Provider",
      unassigned: "To be assigned",
      unknown: "To be confirmed",
      rating: "Customer rating",
      price: "Service price",
    },
  },
  industries: {
    title: "Assistance fits into what you already sell",
    lead: "Inside a policy, with a card, at checkout or as an employee benefit.",
    link: "See all industries",
  },
  scope: {
    title: "Everything behind the plan, from one company",
    lead: "We design the coverage, run the cases, connect your systems and report the numbers. An AI-powered platform records every step.",
    link: "See how we integrate",
    parts: {
      product: {
        name: "Product",
        items: {
          development: "Product and coverage development",
          packages: "Packages customized for each portfolio",
          families: "Five service lines in one plan",
          rates: "A rate schedule by area and service",
        },
      },
      operation: {
        name: "Operations",
        items: {
          network: "A verified provider network with its own app",
          tracking: "Every job tracked, with its location",
          claims: "Claims handling and post-service follow-up",
          payments: "Automated provider payments",
        },
      },
      integration: {
        name: "Integrations",
        items: {
          api: "APIs for your systems and your online store",
          payments: "Payment gateways and payment methods",
          sales: "In-store and field sales",
          channels: "App, website, chat and contact center",
        },
      },
      data: {
        name: "Data",
        items: {
          dashboards: "Data and KPI dashboards",
          reports: "Reports by plan, area and service",
          ai: "AI that triages requests, plan rules that assign providers",
          automation: "Automated processes, from request to payout",
        },
      },
    },
    strengths: {
      secure: {
        name: "Secure solutions",
        text: "Each channel has its own credentials; eligibility files carry no names.",
      },
      operations: {
        name: "Operational excellence",
        text: "Every case is logged from request to close: times, price, rating.",
      },
      fast: {
        name: "Fast implementation",
        text: "By API or eligibility file. You keep the systems you have.",
      },
      custom: { name: "Customized packages", text: "You choose services, limits and channels." },
    },
  },
  channels: {
    title: "The same service on any channel",
    lead: "App, website, chat and contact center share a single case. Customers start where they like and pick up where they left off.",
    points: {
      app: "App and website to request and track service",
      chat: "Chat that opens the case and hands off to a person",
      contactCenter: "A contact center with the full history on screen",
      payments: "Payment methods built into every channel",
    },
    app: {
      alt: "The customer app: it asks what you need and offers the five service lines, with a button to track the open case.",
      greeting: "Hi",
      question: "What do you need today?",
      follow: "Track case",
    },
    contactCenter: {
      alt: "A contact center card: a customer’s call with her plan, the case she had already started by chat, and the steps of the service.",
      live: "Live call",
      plan: "Auto & Home",
      summary: "Tire change",
      origin: "Started by chat",
    },
  },
  network: {
    title: "Every case on one console, every trip on the map",
    lead: "Your team sees who has each case, where they are and how long it is taking, without having to call.",
    presence:
      "In the United States, we offer the platform and the products today. The provider network is being built with our first partners, market by market; the provider and user figures on this page are Argentina’s.",
    points: {
      verified: "Verified providers at a price set in advance",
      tracking: "Live location tracking",
      figures: "KPIs by plan, service and channel",
      afterSales: "Claims and follow-up in the same console",
    },
    console: {
      alt: "Operations console: a list of five open cases, a map with the route of the truck on its way, and three figures: average time to arrival, on-time services and satisfaction.",
      title: "Operations",
      tabs: { cases: "Cases", network: "Network", payments: "Payments", figures: "KPIs" },
      arrival: "Avg. time to arrival",
      onTime: "On time",
      satisfaction: "Satisfaction",
    },
  },
  clients: {
    title: "A package for every company",
    lead: "Fifteen sample companies, with made-up names and logos, and the assistance each could combine.",
    carousel: "Sample companies",
    previous: "Previous companies",
    next: "Next companies",
    services: "Assistance it could combine",
  },
  closing: {
    title: "Let’s talk about a plan for your customers",
    text: "Tell us what you want to offer and to whom. We’ll build the demo around a case your customers would recognize.",
  },
};
