import type { Actor, CaseStep } from "#app/cases/case.ts";
import type { HeadTexts } from "#app/site.ts";
import type { FamilyId } from "#core/pages.ts";
import type { Template } from "#core/template.ts";

/** Texts of the home page. */
export interface HomeContent {
  head: Record<keyof HeadTexts, Template<"country">>;
  hero: HeroTexts;
  families: { title: string; lead: string; descriptions: Record<FamilyId, string> };
  caseWalk: CaseWalkTexts;
  programme: {
    title: string;
    /** Beside what the usual programme costs for one customer and month. */
    answer: Template<"low" | "high">;
    labels: {
      company: string;
      customers: string;
      customersError: Template<"min" | "max">;
      start: string;
    };
  };
  industries: { title: string; lead: string; link: string };
  scope: ScopeTexts;
  channels: ChannelsTexts;
  network: NetworkTexts;
  clients: ClientsTexts;
  closing: { title: string; text: string };
}

export interface HeroTexts {
  title: string;
  lead: string;
  becomePartner: string;
  /** Describes the picture and its call-outs for screen readers. */
  alt: string;
  illustrative: string;
  caseName: string;
  tow: { title: string; live: string; arrives: string; unit: string };
  lock: { title: string; solved: string };
  openCases: string;
  facts: Record<"providers" | "users" | "families" | "countries", string>;
}

/** One case in three steps, as three people see it; the case's own texts are in app/cases. */
export interface CaseWalkTexts {
  title: string;
  lead: string;
  familiesLabel: string;
  stepsLabel: string;
  actors: Record<Actor, string>;
  customer: { greeting: string; send: string; today: string; covered: string; question: string };
  provider: {
    app: string;
    newJob: string;
    fee: string;
    distance: string;
    time: string;
    accept: string;
    payment: string;
  };
  insurer: {
    states: Record<CaseStep, string>;
    coverage: string;
    provider: string;
    unassigned: string;
    unknown: string;
    rating: string;
    price: string;
  };
}

interface ScopeItems {
  product: "development" | "packages" | "families" | "rates";
  operation: "network" | "tracking" | "claims" | "payments";
  integration: "api" | "payments" | "sales" | "channels";
  data: "dashboards" | "reports" | "ai" | "automation";
}
export type ScopePart = keyof ScopeItems;
export type Strength = "secure" | "operations" | "fast" | "custom";

export interface ScopeTexts {
  title: string;
  lead: string;
  link: string;
  parts: { [Part in ScopePart]: { name: string; items: Record<ScopeItems[Part], string> } };
  strengths: Record<Strength, { name: string; text: string }>;
}

type Channel = "app" | "chat" | "contactCenter" | "payments";
type NetworkPoint = "verified" | "tracking" | "figures" | "afterSales";

export interface ClientsTexts {
  title: string;
  lead: string;
  carousel: string;
  previous: string;
  next: string;
  services: string;
}

/** Every screen has one `alt`, its description for screen readers. */
export interface ChannelsTexts {
  title: string;
  lead: string;
  points: Record<Channel, string>;
  app: { alt: string; greeting: string; question: string; follow: string };
  contactCenter: { alt: string; live: string; plan: string; summary: string; origin: string };
}

export interface NetworkTexts {
  title: string;
  lead: string;
  /** What exists in the country today. Shown in the country's own language only: another's text is of another country. */
  presence: string;
  points: Record<NetworkPoint, string>;
  console: {
    alt: string;
    title: string;
    tabs: { cases: string; network: string; payments: string; figures: string };
    arrival: string;
    onTime: string;
    satisfaction: string;
  };
}
