import { z } from "zod";
import { type SolutionId, solutionIds } from "#core/pages.ts";
import { termIds } from "#core/terms.ts";
import { head, record, text, titled } from "../schema.ts";
import { flowParts } from "./ids.ts";

const question = z.strictObject({
  question: text,
  answer: text.describe("True also while the owner has not said more."),
  term: z.enum(termIds).optional().describe("The owner’s position that follows the answer."),
});

/** What a solution brings and includes, by name. */
function solution<Benefit extends string, Feature extends string>(points: {
  benefits: Benefit[];
  features: Feature[];
}) {
  return z.strictObject({
    title: text,
    description: text,
    benefits: record(points.benefits, text),
    features: record(points.features, text),
    flow: record(flowParts, text).describe(
      "What goes in and comes out, and what the customer and the buyer's company see of it.",
    ),
    questions: z.array(question),
  });
}

export const schema = z.strictObject({
  heads: record([...solutionIds, "all"], head),
  hero: z.strictObject({
    title: text,
    lead: text,
    routeTitle: text.describe("The way of one case through the six solutions."),
    route: record(solutionIds, text),
  }),
  detail: z.strictObject({
    tabsLabel: text,
    benefits: text,
    explore: text,
    flow: record(flowParts, text),
  }),
  solutions: z.strictObject({
    integraciones: solution({
      benefits: ["start", "coverage", "data"],
      features: ["api", "store", "gateways", "branches", "field", "access"],
    }),
    automatizacion: solution({
      benefits: ["effort", "criteria", "team"],
      features: ["triage", "coverage", "assignment", "claims", "updates", "survey"],
    }),
    pagos: solution({
      benefits: ["reconciled", "certainty", "errors"],
      features: ["methods", "schedule", "payouts", "review", "receipts", "terms"],
    }),
    canales: solution({
      benefits: ["history", "calls", "service"],
      features: ["app", "chat", "contactCenter", "map", "messages", "survey"],
    }),
    analisis: solution({
      benefits: ["decisions", "deviations", "numbers"],
      features: ["kpis", "filters", "use", "alerts", "export", "comparison"],
    }),
    proveedores: solution({
      benefits: ["verified", "costs", "pay"],
      features: ["app", "rates", "verification", "location", "payout", "ratings"],
    }),
  }),
  questions: z.strictObject({ title: text }),
  closing: titled,
});

export type SolutionsContent = z.infer<typeof schema>;
export type SolutionContent = SolutionsContent["solutions"][SolutionId];
export type Question = z.infer<typeof question>;
