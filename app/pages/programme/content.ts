import type { HeadTexts } from "#app/site.ts";

/** Names in braces are replaced by values. */
export interface ProgrammeContent {
  head: HeadTexts;
  hero: { title: string; lead: string };
  /** `{customers}` is the number of the example. */
  noScript: string;
  numberError: string;
  company: { title: string; customersHint: string };
  services: { title: string; lead: string; count: string; limitOf: string };
  result: {
    title: string;
    /** Where no service is chosen. */
    none: string;
    announcement: string;
    talk: string;
    brief: string;
    details: string;
  };
  table: { title: string; lead: string; alternative: string };
  influence: { title: string; lead: string };
  assumptions: {
    title: string;
    lead: string;
    range: string;
    reset: string;
    resetAll: string;
  };
  compare: {
    title: string;
    lead: string;
    comparedLead: string;
    start: string;
    stop: string;
    editing: string;
    programme: string;
    services: string;
    /** Before the services that the other programme does not have. */
    only: string;
    difference: string;
  };
}
