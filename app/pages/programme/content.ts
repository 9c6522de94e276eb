import type { HeadTexts } from "#app/site.ts";
import type { Template } from "#core/template.ts";

export interface ProgrammeContent {
  head: HeadTexts;
  hero: { title: string; lead: string };
  /** The customers of the example. */
  noScript: Template<"customers">;
  numberError: Template<"min" | "max">;
  company: { title: string; customersHint: string };
  services: {
    title: string;
    lead: string;
    count: Template<"count" | "all">;
    limitOf: Template<"service">;
  };
  result: {
    title: string;
    /** Shown while no service is chosen. */
    none: string;
    announcement: Template<"fee" | "range" | "cases" | "cost">;
    talk: string;
    brief: string;
    details: string;
  };
  table: { title: string; lead: string; alternative: string };
  influence: { title: string; lead: string };
  assumptions: {
    title: string;
    lead: string;
    range: Template<"low" | "high">;
    reset: Template<"value">;
    resetAll: string;
  };
  compare: {
    title: string;
    lead: string;
    comparedLead: string;
    start: string;
    stop: Template<"name">;
    editing: string;
    programme: Template<"name">;
    services: string;
    /** Stands before the services that the other programme does not have. */
    only: Template<"services">;
    difference: Template<"difference" | "name">;
  };
}
