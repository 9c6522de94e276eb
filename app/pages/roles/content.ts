import type { HeadTexts } from "#app/site.ts";
import type { ApprovalFact } from "#core/brand.ts";

export interface Named {
  name: string;
  text: string;
}

/** The base texts of a language speak of Argentina; a country's overrides bring its own law. */
export interface RolesContent {
  head: HeadTexts;
  title: string;
  lead: string;
  print: string;
  nature: {
    title: string;
    text: string;
    tests: Record<"service" | "insurance" | "licence", Named>;
  };
  risks: {
    title: string;
    rows: Record<"frequency" | "price" | "work" | "damage" | "payment" | "stop", Named>;
  };
  brand: { title: string; text: string };
  data: { title: string; rows: Record<"plan" | "network" | "website" | "platform", Named> };
  network: {
    title: string;
    steps: Record<"apply" | "papers" | "rates" | "first" | "always", Named>;
    documents: { title: string; items: readonly string[] };
  };
  start: {
    title: string;
    note: string;
    phases: Record<"scope" | "load" | "channels" | "test" | "live", string>;
  };
  exit: { title: string; points: Record<"cases" | "data" | "customers" | "network", string> };
  rules: { title: string; note: string; items: readonly Named[] };
  facts: { title: string; names: Record<ApprovalFact, string> };
  meeting: {
    title: string;
    note: string;
    items: Record<"business" | "finance" | "it" | "legal" | "operations", Named>;
  };
  closing: { title: string; text: string };
}
