import { z } from "zod";
import { record, text } from "../schema.ts";

const message = z.strictObject({
  channel: text,
  text,
});

/** The texts of the product screens. Every screen has one `alt`, its description for screen readers. */
export const schema = z.strictObject({
  api: z.strictObject({
    alt: text,
    request: text,
    reply: text,
    sourcesTitle: text,
    sources: z.strictObject({ shop: text, gateway: text, app: text, branch: text, street: text }),
  }),
  rules: z.strictObject({
    alt: text,
    arrives: z.strictObject({ title: text, detail: text }),
    reads: z.strictObject({ title: text, detail: text }),
    checks: z.strictObject({ title: text, detail: text }),
    assigns: z.strictObject({ title: text, detail: text }),
    informs: z.strictObject({ title: text, detail: text }),
    yes: text,
    no: text,
    person: text,
  }),
  payouts: z.strictObject({
    alt: text,
    title: text,
    due: text,
    services: text,
    total: text,
    states: record(["hogar", "vial", "mascotas", "dispositivos"], text),
    methodsTitle: text,
    methods: z.strictObject({ card: text, debit: text, wallet: text, transfer: text }),
  }),
  thread: z.strictObject({
    alt: text,
    title: text,
    service: text,
    web: message,
    chat: message,
    call: message,
    app: message,
  }),
  kpis: z.strictObject({
    alt: text,
    title: text,
    cases: text,
    onTime: text,
    price: text,
  }),
  provider: z.strictObject({
    alt: text,
    trade: text,
    verified: text,
    tools: record(["app", "location", "payment"], text),
    bureau: text,
    agreed: text,
    low: text,
    high: text,
  }),
  offer: z.strictObject({
    alt: text,
    title: text,
    service: text,
    distance: text,
    price: text,
    paid: text,
    accept: text,
    decline: text,
  }),
  claim: z.strictObject({
    alt: text,
    title: text,
    origin: text.describe("The label before the number of the original case."),
    event: text,
    photos: text,
    report: text,
    estimate: text,
    approved: text,
  }),
});
