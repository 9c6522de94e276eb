import type { FamilyId } from "#core/pages.ts";
import type { TextWith } from "#core/template.ts";
import type { Actor, CaseEvent, CaseStep } from "./case.ts";

/** The texts of the sample cases, the same wherever a case is shown. */
export interface CasesTexts {
  /** Shown wherever a sample could be mistaken for a claim. */
  illustrative: string;
  /** How a case ends where nobody comes: the specification's third step speaks of a visit. */
  endings: string;
  /** Stands before a case's number. */
  caseName: string;
  /** The events of every case, and the provider's payday. */
  events: Record<"received" | "covered" | "paid", string>;
  /** A flat tire reported by chat: the phone that several pages show. */
  chat: {
    alt: string;
    title: string;
    problem: string;
    question: string;
    answer: string;
    request: string;
    shareLocation: string;
    person: string;
  };
  families: Record<FamilyId, CaseTexts>;
}

/** One family's case. */
export interface CaseTexts {
  /** Each of the three steps in this family, under the specification's word for it. */
  steps: Record<CaseStep, string>;
  captions: Record<CaseStep, Record<Actor, string>>;
  service: string;
  plan: string;
  /** Our answer to the request. */
  searching: string;
  /** The customer words it one way, the provider another. */
  problem: string;
  job: string;
  /** The provider's trade, truck or firm. */
  role: TextWith<"unit" | "firm">;
  /** The place of remote help. */
  place?: string;
  /** The label before the time help starts, for the customer, and in the company's file. */
  begins: string;
  beginsName: string;
  /** The case at the time the console shows. */
  status: string;
  /** The provider's screen during coordination, and its action. */
  underWay: string;
  action: string;
  outcome: string;
  /** The provider's completion, and its two proofs. */
  finished: string;
  proof: { first: string; second: string };
  events: Record<Exclude<CaseEvent, "received" | "covered" | "paid">, string>;
}
