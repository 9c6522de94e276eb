import type { ProgrammeTexts } from "./texts.ts";

export const en: ProgrammeTexts = {
  company: "Company type",
  customers: "Customers with the plan",
  service: "Service",
  limit: "Annual limit",
  limits: { one: "1 per year", many: "{count} per year", none: "No limit" },
  levels: { low: "Low", likely: "Likely", high: "High" },
  cases: "Cases per year",
  cost: "Cost per year",
  perCustomerMonth: "Cost per customer per month",
  between: "{low} to {high}",
  total: "Total",
  summary: "{company}, {customers} customers, {services}",
  serviceCount: { one: "{count} service", other: "{count} services" },
  unopened:
    "We couldn’t open this link’s program because part of the page didn’t load. Reload the page to see it.",
  ignored: "We couldn’t read this part of the link, so it was left out:",
  otherCountry: {
    text: "This program uses the figures and currency of {country}.",
    link: "Open it on the site for {country}",
  },
  download: "Download CSV",
  notDownloaded: "Couldn’t download: reload the page",
  csv: {
    link: "Link",
    note: "Note",
    assumption: "Assumption",
    unit: "Unit",
    origin: "Origin and sources",
  },
  notOffer:
    "This is what delivering the services would cost, based on published figures and assumptions. It is not a price or an offer.",
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
    cases: "annual cases per 1,000 {unit}",
    cost: "{currency} per case",
  },
  origins: {
    ours: "Our assumption, {year}",
    published: "Published figure",
    elsewhere: "With figures from another country",
    changed: "Your figure",
  },
  undated: "no date",
  ownSteps: {
    range: "The range of −{below}% to +{above}% is ours.",
    middle: "The likely value is the midpoint.",
    ends: "Which of the published figures is low, likely or high is our choice.",
    split: "How it splits among the services is our assumption, except where the source says.",
    rate: "Pounds converted by us at {euros} euros or {dollars} dollars.",
  },
  sources: {
    roadsideSpain: "3.8 million services over almost 17 million insured vehicles.",
    roadsideCostSpain: "€149 on average per roadside service.",
    roadsideUnitedStates: "One in three drivers needs roadside help; taken as the high end.",
    roadsideMixBrazil: "Tow 70%, repair on the spot 17%, passengers 6%, tire 3%.",
    roadsideMixArgentina:
      "70% are flat tires or batteries; assistance costs 3 to 4% of the policy’s price.",
    leaksSpain: "A water leak every 8 years and broken glass every 13; approximate date.",
    homeClaimsSpain:
      "€3.246 billion over 8.4 million home claims, damage included; taken as the high end.",
    homeEmergencies2018:
      "Pilot: a claim frequency of 6.1% on add-on policies and 68% on stand-alone policies.",
    homeEmergencies2021:
      "First half: a claim frequency of 2.4% on add-on policies and 17.1% on stand-alone policies. Whether that is annual is unclear: it may be twice as much.",
    assistanceShareSpain:
      "13.6% of home claims are assistance; the average of all claims is therefore a high end.",
    homeWarranty:
      "More than 4 million requests on 2.1 million home warranty plans, 2018–19: an upper bound, taken as the high end.",
    homeUsesBrazil:
      "Customers who use home assistance use it 3 times; the high end is 17.1% times 3.",
    homeEmergencyCost: "£130 to £188 per home emergency.",
    telehealthUnitedStates2021:
      "37.0% of adults used telehealth at least once; each counted as one visit.",
    telehealthUnitedStates2022:
      "30.1% of adults used telehealth at least once; each counted as one visit.",
    telehealthBrazil: "2.5 million visits over 8.7 million members, during the pandemic.",
    telehealthArgentina: "14,293 visits in April over 2.2 million members, times twelve.",
    vetVisitsSpain: "9 in 10 dogs see a vet in a year; 45% of owners used emergency care.",
    vetVisitsBrazil: "1.3 vet visits per pet.",
    petClaims:
      "1.8 million claims over 4.6 million insured pets. The average claim, £685, includes treatment and is not used as the cost of a visit.",
    phonesUnitedStates: "31% of phones were damaged in a year; a vendor’s survey.",
    phonesBrazil:
      "1 million claims over 10 million insured phones, R$\u00a01.4 billion; second-hand figure.",
  },
  sourceCountries: {
    ar: "Argentina",
    es: "Spain",
    br: "Brazil",
    us: "United States",
    gb: "United Kingdom",
  },
};
