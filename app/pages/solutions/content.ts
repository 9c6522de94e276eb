import type { HeadTexts } from "#app/site.ts";
import type { OwnersAnswer } from "#core/brand.ts";
import type { SolutionId } from "#core/pages.ts";

export interface SolutionsContent {
  heads: Record<SolutionId | "all", HeadTexts>;
  hero: {
    title: string;
    lead: string;
    /** The way of one case through the six solutions. */
    routeTitle: string;
    route: Record<SolutionId, string>;
  };
  cards: { title: string; text: string };
  summaries: Record<SolutionId, string>;
  detail: {
    title: string;
    tabsLabel: string;
    benefits: string;
    explore: string;
    flow: Record<FlowPart, string>;
  };
  solutions: { [Solution in SolutionId]: ContentOf<Solution> };
  questions: QuestionsTexts;
  next: { title: string; services: NextStep; industries: NextStep };
  closing: { title: string; text: string };
}

export const flowParts = ["gets", "gives", "customer", "company"] as const;
type FlowPart = (typeof flowParts)[number];

/** What a buyer asks that only the owner answers: in `core/brand.ts`, if anywhere. */
interface QuestionsTexts {
  title: string;
  forTheOwner: Record<OwnersAnswer, string>;
}

export interface Question {
  question: string;
  answer: string;
}

/** What each solution brings and includes, by name. */
interface Points {
  integraciones: {
    benefits: "start" | "coverage" | "data";
    features: "api" | "store" | "gateways" | "branches" | "field" | "access";
  };
  automatizacion: {
    benefits: "effort" | "criteria" | "team";
    features: "triage" | "coverage" | "assignment" | "claims" | "updates" | "survey";
  };
  pagos: {
    benefits: "reconciled" | "certainty" | "errors";
    features: "methods" | "schedule" | "payouts" | "review" | "receipts" | "terms";
  };
  canales: {
    benefits: "history" | "calls" | "service";
    features: "app" | "chat" | "contactCenter" | "map" | "messages" | "survey";
  };
  analisis: {
    benefits: "decisions" | "deviations" | "numbers";
    features: "kpis" | "filters" | "use" | "alerts" | "export" | "comparison";
  };
  proveedores: {
    benefits: "verified" | "costs" | "pay";
    features: "app" | "rates" | "verification" | "location" | "payout" | "ratings";
  };
}

interface ContentOf<Solution extends SolutionId> {
  title: string;
  description: string;
  benefits: Record<Points[Solution]["benefits"], string>;
  features: Record<Points[Solution]["features"], string>;
  /** What goes in and comes out, and what the customer and the buyer's company see of it. */
  flow: Record<FlowPart, string>;
  questions: Question[];
}

export type SolutionContent = SolutionsContent["solutions"][SolutionId];

interface NextStep {
  title: string;
  text: string;
}
