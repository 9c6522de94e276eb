import type { FamilyId } from "#core/pages.ts";
import type { Actor, CaseEvent, CaseStep } from "./case.ts";

/** The words of the sample cases, the same wherever a case is shown. */
export interface CasesTexts {
  /** Stands wherever a sample could be taken for a claim. */
  illustrative: string;
  /** Before a case's number. */
  caseName: string;
  /** What happens in every case, and when its provider is paid. */
  events: Record<"received" | "covered" | "paid", string>;
  families: Record<FamilyId, CaseTexts>;
}

/** One family's case. `{unit}` stands for the truck's number, `{firm}` for the provider's firm. */
export interface CaseTexts {
  /** How each of the three steps goes in this family, under the specification's word for it. */
  steps: Record<CaseStep, string>;
  captions: Record<CaseStep, Record<Actor, string>>;
  service: string;
  plan: string;
  /** In the customer's words, and in the provider's. */
  problem: string;
  job: string;
  /** What the provider is. */
  role: string;
  /** Where help is given, if it comes over the network. */
  place?: string;
  /** Before the hour at which help is there, for the customer; its name in the company's file. */
  begins: string;
  beginsName: string;
  /** The case at the moment the console shows. */
  status: string;
  /** The provider's screen while the case is coordinated, and what it offers to do. */
  underWay: string;
  action: string;
  outcome: string;
  /** How the provider ends it, and the two things that show it. */
  finished: string;
  proof: { first: string; second: string };
  events: Record<Exclude<CaseEvent, "received" | "covered" | "paid">, string>;
}
