import { brand } from "#core/brand.ts";
import type { IndustriesContent } from "./content.ts";

export const en: IndustriesContent = {
  head: {
    title: `Industries that offer assistance plans | ${brand.name}`,
    description:
      "Carriers, MGAs, banks, credit unions, retailers, home warranty and health plans: sample assistance programs by industry, with their cost.",
  },
  hero: {
    title: "Assistance built around your industry",
    lead: "A carrier wants renewals; a bank, a benefit people use; a retailer, a plan that sells at checkout. The services are the same; the program isn’t.",
  },
  categoriesLabel: "Filter by category",
  gains: {
    financial: "An everyday benefit for accounts, cards and loans, integrated by API.",
    insurance:
      "Service for policyholders and claims you can track, without building your own network.",
    retail: "Plans sold along with the product, in store and online.",
    realestate: "Emergencies and repairs in every home or unit, with one record of each.",
    health: "Telehealth, in-home doctors and ambulance coordination, run as one operation.",
  },
  list: {
    intro: "Who can offer or run an assistance plan, and the service lines that fit.",
    showAll: "Show all",
    legend: "Assistance",
  },
  programmes: {
    title: "A complete sample program for each buyer",
    intro:
      "Coverage, limits, eligibility, a case, the monthly report and the all-in cost. For a home warranty, choose that option in the estimator.",
    fee: "{fee} per customer per month",
  },
  cases: {
    title: "Examples by industry",
    intro: "Sample companies, with made-up names and logos, and the assistance each could combine.",
  },
  announcement: "{industries} shown",
  closing: {
    title: "What would it look like in your industry?",
    text: "We’ll show you the platform with cases, channels and KPIs from a business like yours.",
  },
};
