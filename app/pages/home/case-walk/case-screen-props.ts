import type { CaseStep } from "#app/cases/case.ts";
import type { Case, Cases } from "#app/cases/cases-for.server.ts";
import type { CaseWalkTexts } from "#content/home/schema.ts";
import type { FamilyId } from "#core/pages.ts";

export type WalkTexts = Omit<CaseWalkTexts, "title" | "lead">;
export type WalkCases = Pick<Cases, "cases" | "caseName" | "events" | "payday">;

/** Props of the three screens. */
export interface CaseScreenProps {
  step: CaseStep;
  family: FamilyId;
  shown: Case;
  cases: WalkCases;
  texts: WalkTexts;
}
