import { z } from "zod";
import { familyIds } from "#core/pages.ts";
import { record, template, text } from "../schema.ts";

const heroTexts = z.strictObject({
  title: text,
  lead: text,
  becomePartner: text,
  alt: text.describe("Describes the picture and its call-outs for screen readers."),
  illustrative: text,
  caseName: text,
  tow: z.strictObject({ title: text, live: text, arrives: text, unit: text }),
  lock: z.strictObject({ title: text, solved: text }),
  openCases: text,
  facts: record(["providers", "users", "families", "countries"], text),
});

export type HeroTexts = z.infer<typeof heroTexts>;

const caseWalkTexts = z.strictObject({
  title: text,
  lead: text,
  familiesLabel: text,
  stepsLabel: text,
  screensLabel: text,
  actors: record(["customer", "provider", "insurer"], text),
  customer: z.strictObject({
    greeting: text,
    send: text,
    today: text,
    covered: text,
    question: text,
  }),
  provider: z.strictObject({
    app: text,
    newJob: text,
    fee: text,
    distance: text,
    time: text,
    accept: text,
    payment: text,
  }),
  insurer: z.strictObject({
    states: record(["request", "coordination", "resolution"], text),
    coverage: text,
    provider: text,
    unassigned: text,
    unknown: text,
    rating: text,
    price: text,
  }),
});

export type CaseWalkTexts = z.infer<typeof caseWalkTexts>;

const scopeTexts = z.strictObject({
  title: text,
  lead: text,
  link: text,
  parts: z.strictObject({
    product: z.strictObject({
      name: text,
      items: record(["development", "packages", "families", "rates"], text),
    }),
    operation: z.strictObject({
      name: text,
      items: record(["claims", "network", "tracking", "payments"], text),
    }),
    integration: z.strictObject({
      name: text,
      items: record(["payments", "api", "sales", "channels"], text),
    }),
    data: z.strictObject({
      name: text,
      items: record(["dashboards", "reports", "ai", "automation"], text),
    }),
  }),
  strengths: text.describe("The four strengths of the specification, in one line."),
});

export type ScopeTexts = z.infer<typeof scopeTexts>;

const clientsTexts = z.strictObject({
  title: text,
  lead: template("count").describe("`{count}` is one of `counts`, or digits after the last."),
  counts: z.array(text).describe("How many companies, in a word: none, one, two and so on."),
  carousel: text,
  previous: text,
  next: text,
  services: text,
});

export type ClientsTexts = Record<Exclude<keyof z.infer<typeof clientsTexts>, "counts">, string>;

const channelsTexts = z.strictObject({
  title: text,
  lead: text,
  points: record(["payments", "app", "chat", "contactCenter"], text),
});

export type ChannelsTexts = z.infer<typeof channelsTexts>;

const networkTexts = z.strictObject({
  title: text,
  lead: text,
  presence: text.describe(
    "What exists in the country today. Shown in the country's own language only: another's text is of another country.",
  ),
  points: record(["tracking", "verified", "figures", "afterSales"], text),
});

export type NetworkTexts = z.infer<typeof networkTexts>;

/** Texts of the home page. */
export const schema = z.strictObject({
  head: record(["title", "description"], template("country")),
  hero: heroTexts,
  families: z.strictObject({ title: text, lead: text, descriptions: record(familyIds, text) }),
  caseWalk: caseWalkTexts,
  programme: z.strictObject({
    title: text,
    answer: template("low", "high").describe(
      "Beside what the usual programme costs for one customer and month.",
    ),
    labels: z.strictObject({
      company: text,
      customers: text,
      customersError: template("max", "min"),
      start: text,
    }),
  }),
  industries: z.strictObject({ title: text, lead: text, link: text }),
  scope: scopeTexts,
  channels: channelsTexts,
  network: networkTexts,
  clients: clientsTexts,
  closing: z.strictObject({ title: text, text }),
});

export type HomeContent = z.infer<typeof schema>;
