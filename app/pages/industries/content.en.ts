import { brand } from "#core/brand.ts";
import type { IndustriesContent } from "./content.ts";

export const en: IndustriesContent = {
  head: {
    title: `Industries that offer assistance plans | ${brand.name}`,
    description:
      "Carriers, MGAs, banks, credit unions, retailers, home warranty and health plans: what each industry gains by offering assistance.",
  },
  hero: {
    title: "Assistance built around your industry",
    lead: "Carriers, banks, retailers, home warranty companies and health plans each add the service their customers need most to what they already offer.",
  },
  categoriesLabel: "Filter by category",
  gains: {
    financial: "An everyday benefit for accounts, cards and loans, integrated by API.",
    insurance:
      "Service for policyholders and claims you can track, without building your own network.",
    retail: "Plans sold along with the product, in store and online.",
    realestate: "Emergencies and repairs in every home, handled by verified providers.",
    health: "Telehealth, in-home doctors and ambulance coordination in a single operation.",
  },
  list: {
    intro: "Companies that offer or run assistance plans for their customers.",
    showAll: "Show all",
    legend: "Assistance",
  },
  programmes: {
    title: "A complete sample program for each buyer",
    intro:
      "Coverage, limits, eligibility, a case, the monthly report and what it would cost, all in, per customer per month.",
    fee: "{fee} per customer per month",
  },
  cases: {
    title: "Examples by industry",
    intro: "Sample companies, with made-up names and logos, and the assistance each could combine.",
  },
  announcement: "{industries} industries",
  closing: {
    title: "What would it look like in your industry?",
    text: "We’ll show you the platform with cases, channels and KPIs from a business like yours.",
  },
};
