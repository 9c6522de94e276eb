import type { ProgrammeTexts } from "./texts.ts";

export const en: ProgrammeTexts = {
  company: "Kind of company",
  customers: "Customers with the plan",
  service: "Service",
  limit: "Annual limit",
  limits: { one: "1 a year", many: "{count} a year", none: "No limit" },
  levels: { low: "Low", likely: "Likely", high: "High" },
  cases: "Cases a year",
  cost: "Cost a year",
  perCustomerMonth: "Cost per customer per month",
  between: "{low} to {high}",
  total: "Total",
  summary: "{company}, {customers} customers, {services} services",
  notOffer:
    "This is what delivering the services would cost, by published figures and assumptions. It is not a price or an offer.",
  rangeNote:
    "Low takes every assumption at its lowest value at once; high takes every one at its highest.",
  limitNote:
    "Requests fall at random on the covered units (Poisson distribution); those above the annual limit are not counted.",
  units: {
    home: "homes",
    vehicle: "vehicles",
    person: "people",
    pet: "pets",
    device: "devices",
  },
  assumptions: {
    units: "Covered units: {unit}",
    cases: "{service}: frequency",
    cost: "{service}: cost per case",
  },
  assumptionUnits: {
    units: "per 100 customers",
    cases: "cases a year per 1,000 {unit}",
    cost: "{currency} per case",
  },
  origins: {
    ours: "Our assumption",
    published: "Published figure",
    elsewhere: "Figure from another country",
    changed: "Your figure",
  },
  undated: "no date",
  ownSteps: {
    range: "The range of −20% to +25% is ours.",
    middle: "The likely value is the midpoint.",
    split: "How it splits among the services is our assumption, except where the source says.",
    rate: "Pounds converted by us at €1.15 or $1.30.",
  },
  sources: {
    roadsideSpain: "3.8 million services over almost 17 million insured vehicles.",
    roadsideCostSpain: "€149 on average per roadside service.",
    roadsideUnitedStates: "One in three drivers needs roadside help; taken as the high end.",
    roadsideMixBrazil: "Tow 70%, repair on the spot 17%, passengers 6%, tire 3%.",
    roadsideMixArgentina: "70% are flat tires or batteries.",
    leaksSpain: "A water leak every 8 years and broken glass every 13; approximate date.",
    homeClaimsSpain:
      "€3,246 million over 8.4 million home claims, damage included; taken as the high end.",
    homeEmergencies2018: "2018 pilot: 6.1% of add-on policies and 68% of stand-alone policies.",
    homeEmergencies2021:
      "17.1% of stand-alone policies in the first half of 2021. Whether that is annual is unclear, so twice as much is used too.",
    homeEmergencyCost: "£130 to £188 per home emergency.",
    telehealthUnitedStates2021: "37.0% of adults used it at least once.",
    telehealthUnitedStates2022: "30.1% of adults used it at least once.",
    telehealthBrazil: "2.5 million visits over 8.7 million members, during the pandemic.",
    telehealthArgentina: "14,293 visits in April 2020 over 2.2 million members, times twelve.",
    vetVisitsSpain: "9 in 10 dogs see a vet in a year.",
    vetVisitsBrazil: "1.3 vet visits per pet.",
    petClaims: "1.8 million claims over 4.6 million insured pets.",
    phonesUnitedStates: "31% of phones damaged in a year; a vendor’s survey.",
    phonesBrazil:
      "1 million claims over 10 million insured phones, R$ 1.4 billion; second-hand figure.",
  },
  sourceCountries: {
    ar: "Argentina",
    es: "Spain",
    br: "Brazil",
    us: "United States",
    gb: "United Kingdom",
  },
};
