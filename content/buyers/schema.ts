import { z } from "zod";
import { head, named, record, template, text } from "../schema.ts";

/** What each trade's page speaks of, by name. */
function buyer<Problem extends string, Team extends string, Point extends string>(parts: {
  problems: Problem[];
  teams: Team[];
  points: Point[];
}) {
  return z.strictObject({
    head,
    title: text,
    lead: text,
    problems: record(parts.problems, named),
    loading: text.describe("What its customers' file is, in the trade's words."),
    course: text.describe("What the trade gets from a case that others do not."),
    job: text
      .optional()
      .describe(
        "What its sample case is about, where the family's own would not be in the programme.",
      ),
    teams: record(parts.teams, named),
    points: record(parts.points, text),
    closing: text,
  });
}

export const schema = z.strictObject({
  sample: text.describe("Marks what is made up or computed for an imagined company."),
  problems: text,
  programme: z.strictObject({
    title: text,
    lead: template("customers"),
    coverage: text.describe("Above the figures: what comes with the plan."),
    open: text,
  }),
  loading: z.strictObject({
    title: text,
    lead: text,
    file: text,
    api: text,
    covers: template("field").describe("What the file's last column holds."),
  }),
  course: z.strictObject({ title: text, team: text }),
  report: z.strictObject({
    title: text,
    lead: text,
    sheet: text,
    cases: text,
    onTime: text,
    satisfaction: text,
    average: text,
    cost: text,
    download: template("size"),
  }),
  teams: text,
  points: text,
  more: text,
  closing: text,
  buyers: z.strictObject({
    insurers: buyer({
      problems: ["frequency", "visit", "claims"],
      teams: ["product", "claims", "channel"],
      points: ["risk", "wording", "border", "data"],
    }),
    banks: buyer({
      problems: ["unused", "approval", "cost"],
      teams: ["benefits", "risk", "service"],
      points: ["price", "tiers", "thirdParty", "channels"],
    }),
    retailers: buyer({
      problems: ["attach", "afterSale", "stock"],
      teams: ["store", "online", "afterSale"],
      points: ["guarantee", "price", "charge", "margin"],
    }),
    realEstate: buyer({
      problems: ["night", "payer", "invoices"],
      teams: ["administration", "leasing", "owners"],
      points: ["common", "approval", "rotation", "billing"],
    }),
    health: buyer({
      problems: ["demand", "nights", "papers"],
      teams: ["medical", "service", "finance"],
      points: ["protocol", "emergencies", "records", "reimbursement"],
    }),
    utilities: buyer({
      problems: ["calls", "churn", "visits"],
      teams: ["service", "commercial", "billing"],
      points: ["sale", "charge", "border", "data"],
    }),
  }),
});

export type BuyersContent = z.infer<typeof schema>;
export type Named = z.infer<typeof named>;
