import type { CaseStep, CaseWalkTexts } from "../content.ts";
import type { Figures } from "../figures.ts";

/** What each of the three screens is given. */
export interface ScreenProps {
  step: CaseStep;
  texts: CaseWalkTexts;
  figures: Figures["leak"];
}
