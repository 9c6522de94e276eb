import type { Actor } from "#app/cases/case.ts";
import type { HeadTexts } from "#app/site.ts";
import type { Template } from "#core/template.ts";
import type { Failure } from "./simulator.ts";

export interface SandboxContent {
  head: HeadTexts;
  title: string;
  lead: string;
  /** What it is and is not. */
  notice: string;
  noScript: string;
  choose: string;
  request: string;
  send: string;
  answer: string;
  noAnswer: string;
  next: string;
  read: string;
  again: string;
  events: string;
  noEvents: string;
  screens: string;
  actors: Record<Actor, string>;
  /** Before the case is open. */
  idle: string;
  failures: { title: string; items: Record<Failure, string> };
  download: Template<"size">;
  closing: { title: string; text: string };
}
