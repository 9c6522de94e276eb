import type { FamilyId } from "#core/pages.ts";

export const caseSteps = ["request", "coordination", "resolution"] as const;
export type CaseStep = (typeof caseSteps)[number];

export const actors = ["customer", "provider", "insurer"] as const;
export type Actor = (typeof actors)[number];

/** In the order in which they happen. `ready`: somebody is on the way, or the appointment, call or session is set. */
export const caseEvents = ["received", "covered", "assigned", "ready", "solved", "paid"] as const;
export type CaseEvent = (typeof caseEvents)[number];

/** `begins` is when help is there: at the door, at the roadside, on the call, at the clinic. */
export type CaseMoment = CaseEvent | "begins";

/** Whose case is shown where nobody chose one. */
export const defaultFamily: FamilyId = "hogar";
