import type { FamilyId } from "#core/pages.ts";

export const caseSteps = ["request", "coordination", "resolution"] as const;
export type CaseStep = (typeof caseSteps)[number];

export const actors = ["customer", "provider", "insurer"] as const;
export type Actor = (typeof actors)[number];

/** In chronological order. `ready`: a provider is on the way, or the appointment, call or session is set. */
export const caseEvents = ["received", "covered", "assigned", "ready", "resolved", "paid"] as const;
export type CaseEvent = (typeof caseEvents)[number];

/** `begins` is when help starts: at the door, at the roadside, on the call, at the clinic. */
export type CaseMoment = CaseEvent | "begins";

/** The family shown by default. */
export const defaultFamily: FamilyId = "hogar";
