import type { HeadTexts } from "#app/site.ts";
import type { Template } from "#core/template.ts";

export interface ProgrammeContent {
  head: HeadTexts;
  hero: { title: string; lead: string };
  /** `{customers}` is the number of the example. */
  noScript: Template<"customers">;
  numberError: Template<"min" | "max">;
  /** A number that can be read in two ways. */
  numberUnclear: Template<"whole" | "decimal">;
  company: { title: string; countryHint: string };
  proposals: {
    title: string;
    lead: string;
    perCustomer: string;
    /** Heads the prices of every kind of company. */
    byCompany: Template<"country">;
  };
  services: {
    title: string;
    lead: string;
    count: Template<"count" | "all">;
    /** Names of the limits' fields, `{family}` being what they limit. */
    eventsOf: Template<"family">;
    amountOf: Template<"family">;
    kmOf: Template<"family">;
    noAmount: string;
    noKm: string;
  };
  result: {
    title: string;
    /** Where no service is chosen. */
    none: string;
    /** Where the number of customers is not understood. */
    wrong: string;
    announcement: Template<"fee" | "range" | "cases" | "cost">;
    factor: string;
    talk: string;
    brief: string;
    copy: string;
    copied: string;
    notCopied: string;
    share: string;
    undo: string;
    details: string;
  };
  earnings: {
    title: string;
    lead: string;
    price: string;
    priceUnit: Template<"currency">;
    points: string;
    pointsUnit: string;
    worth: string;
    worthUnit: Template<"currency">;
    /** With a price: what is left, and in which range. */
    margin: Template<"margin" | "year" | "range">;
    loss: Template<"margin" | "year" | "range">;
    breakEvenPrice: Template<"fee">;
    /** With retention: what the kept customers are worth. */
    kept: Template<"value" | "cost">;
    breakEvenPoints: Template<"points">;
    empty: string;
  };
  table: {
    title: string;
    lead: string;
    alternative: string;
    formula: Template<"covered" | "unit" | "frequency" | "share" | "aware" | "limit" | "cost">;
  };
  influence: { title: string; lead: string };
  assumptions: {
    title: string;
    lead: string;
    range: Template<"low" | "high">;
    margin: string;
    reset: Template<"value">;
    resetAll: string;
    checks: string;
    sources: string;
  };
  compare: {
    title: string;
    lead: string;
    comparedLead: string;
    start: string;
    stop: Template<"name">;
    editing: string;
    programme: Template<"name">;
    rename: Template<"name">;
    services: string;
    /** Before the services that the first programme does not have. */
    only: Template<"services">;
    difference: Template<"difference" | "name">;
  };
}
