import { brand } from "#core/brand.ts";
import type { ProgrammeContent } from "./content.ts";

export const en: ProgrammeContent = {
  head: {
    title: `Estimate your assistance program | ${brand.name}`,
    description:
      "Choose your company, customers and services: annual cases, service cost and all-in cost, as a range, with the origin of every assumption.",
  },
  hero: {
    title: "Build the program and see what it would cost",
    lead: "Cases, service cost and all-in cost per customer, as a range you can trace to its sources and challenge.",
  },
  noScript:
    "To work with your own numbers you need JavaScript, which this browser isn’t running. Below is an example for a home insurer with {customers} customers, with every assumption and its source.",
  numberError: "Enter a number between {min} and {max}.",
  numberUnclear: "Did you mean {whole} or {decimal}? Enter it that way.",
  company: {
    title: "Your company",
    countryHint:
      "Changing the country keeps the program and switches to that country’s figures and currency.",
  },
  proposals: {
    title: "Start from a package",
    lead: "Each comes with the usual contract limits. Change anything below.",
    perCustomer: "per customer per month",
    byCompany: "What each type of company would pay: {country}",
  },
  services: {
    title: "The services",
    lead: "Choose what you want to offer. Limits are the usual ones until you change them.",
    count: "{count} of {all}",
    eventsOf: "{family}: visits per year",
    amountOf: "{family}: cap per case",
    kmOf: "{family}: towing distance",
    noAmount: "No cap per case",
    noKm: "Any distance",
  },
  result: {
    title: "The result",
    none: "Choose at least one service to see cases and cost.",
    wrong: "Enter how many customers there are to see cases and cost.",
    announcement:
      "{fee} per customer per month, all-in. {range} {cases} cases and {cost} in service cost per year.",
    factor: "× operations, platform, taxes and margin",
    talk: "Talk about this program",
    brief: "See the two-page brief",
    copy: "Copy link",
    copied: "Link copied",
    notCopied: "Couldn’t copy: use the address bar",
    share: "Share",
    undo: "Undo",
    details: "See details",
  },
  earnings: {
    title: "What it’s worth to you",
    lead: "Compare the all-in cost with what you would charge, or with what a retained customer is worth to you.",
    price: "Price you charge",
    priceUnit: "{currency} per customer per month",
    points: "Customers retained because of it",
    pointsUnit: "per 100, per year",
    worth: "What a retained customer is worth",
    worthUnit: "{currency} in margin",
    margin: "Leaves {margin} per customer per month, {year} a year; {range}.",
    loss: "Short by {margin} per customer per month, {year} a year; {range}.",
    breakEvenPrice: "Break-even: {fee} per customer per month.",
    kept: "Worth {value} a year against {cost} all-in.",
    breakEvenPoints: "Break-even: {points} customers retained per 100.",
    empty: "Enter a price, or retention and what it’s worth.",
  },
  table: {
    title: "Where it comes from, service by service",
    lead: "The line is the range with an eight-in-ten chance; the dot is the likely value, which you can check by hand.",
    alternative: "Cases and cost per year for each service: low, likely and high",
    formula: "{covered} {unit} × {frequency} per 1,000{share}{aware}{limit} × {cost}",
  },
  influence: {
    title: "Which assumption matters most",
    lead: "Annual service cost if only that assumption moves from low to high. Replace the top ones first.",
  },
  assumptions: {
    title: "Every assumption and where it comes from",
    lead: "Replace any of them with your own figure and say how precise it is: the result updates instantly.",
    range: "{low} to {high}",
    margin: "± margin on your figure, %",
    reset: "Reset to {value}",
    resetAll: "Reset all",
    checks: "Checked against published figures",
    sources: "Sources",
  },
  compare: {
    title: "Programs side by side",
    lead: "Duplicate the program, change whatever you like in the copy, and compare up to four.",
    comparedLead:
      "Choose a program in the bar above to edit it; the table updates with every change.",
    start: "Compare with a copy",
    stop: "Remove program {name}",
    editing: "Editing",
    programme: "Program {name}",
    rename: "Name of program {name}",
    services: "Services",
    only: "Added: {services}",
    difference: "{difference} vs. {name}",
  },
};
