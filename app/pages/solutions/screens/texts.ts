import type { PaidFamily } from "#app/cases/samples.server.ts";

/** The texts of the product screens. Every screen has one `alt`, its description for screen readers. */
export interface ScreenTexts {
  api: {
    alt: string;
    request: string;
    reply: string;
    sourcesTitle: string;
    sources: { shop: string; gateway: string; app: string; branch: string; street: string };
  };
  rules: {
    alt: string;
    arrives: { title: string; detail: string };
    reads: { title: string; detail: string };
    checks: { title: string; detail: string };
    assigns: { title: string; detail: string };
    informs: { title: string; detail: string };
    yes: string;
    no: string;
    person: string;
  };
  payouts: {
    alt: string;
    title: string;
    due: string;
    services: string;
    total: string;
    states: Record<PaidFamily, string>;
    methodsTitle: string;
    methods: { card: string; debit: string; wallet: string; transfer: string };
  };
  thread: {
    alt: string;
    title: string;
    service: string;
    web: Message;
    chat: Message;
    call: Message;
    app: Message;
  };
  kpis: {
    alt: string;
    title: string;
    cases: string;
    onTime: string;
    price: string;
  };
  provider: {
    alt: string;
    trade: string;
    verified: string;
    tools: Record<"app" | "location" | "payment", string>;
    bureau: string;
    agreed: string;
    low: string;
    high: string;
  };
  offer: {
    alt: string;
    title: string;
    service: string;
    distance: string;
    price: string;
    paid: string;
    accept: string;
    decline: string;
  };
  claim: {
    alt: string;
    title: string;
    /** The label before the number of the original case. */
    origin: string;
    event: string;
    photos: string;
    report: string;
    estimate: string;
    approved: string;
  };
}

interface Message {
  channel: string;
  text: string;
}
