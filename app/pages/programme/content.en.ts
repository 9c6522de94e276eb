import { brand } from "#core/brand.ts";
import type { ProgrammeContent } from "./content.ts";

export const en: ProgrammeContent = {
  head: {
    title: `Estimate your assistance program | ${brand.name}`,
    description:
      "Choose your company type, customers and services, and see a year’s cases and cost as ranges, with where every assumption comes from.",
  },
  hero: {
    title: "Build the program and see what it would cost",
    lead: "Choose how many customers and which services. A year’s cases and cost show up at once, as ranges, and every assumption says where it comes from.",
  },
  noScript:
    "To work with your own numbers you need JavaScript, which this browser doesn’t run. Below is an example for an insurer with {customers} customers and all of its assumptions, with sources.",
  numberError: "Enter a whole number between {min} and {max}.",
  company: {
    title: "Your company",
    customersHint: "The people who would have assistance included.",
  },
  services: {
    title: "The services",
    lead: "Choose the ones you want to offer and give each an annual limit per covered unit.",
    count: "{count} of {all}",
    limitOf: "Annual limit for {service}",
  },
  result: {
    title: "The result",
    none: "Choose at least one service to see cases and cost.",
    announcement: "{fee} per customer per month, {range}. {cases} cases and {cost} per year.",
    talk: "Talk about this program",
    brief: "See the two-page brief",
    details: "See details",
  },
  table: {
    title: "Where it comes from, service by service",
    lead: "The line runs from low to high; the dot is the likely value.",
    alternative: "Cases and cost per year for each service: low, likely and high",
  },
  influence: {
    title: "Which assumption matters most",
    lead: "A year’s cost if only that assumption goes from its low to its high and the others stay at their likely value. Start with the ones at the top.",
  },
  assumptions: {
    title: "Every assumption, in view",
    lead: "Replace any of them with a figure of your own: the result changes at once and the assumption is marked.",
    range: "{low} to {high}",
    reset: "Reset to {value}",
    resetAll: "Reset all",
  },
  compare: {
    title: "Two programs, side by side",
    lead: "Duplicate the program, change whatever you like in the copy and compare them.",
    comparedLead: "Choose A or B in the bar above to edit it; the table follows every change.",
    start: "Compare with another program",
    stop: "Remove program {name}",
    editing: "Program you are editing",
    programme: "Program {name}",
    services: "Services",
    only: "Only here: {services}",
    difference: "{difference} vs. {name}",
  },
};
