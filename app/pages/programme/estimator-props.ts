import type { ProgrammeWords } from "#app/programme/programme-words.server.ts";
import type { ProgrammeContent } from "#content/estimator/schema.ts";
import type { Estimate } from "#core/estimate.ts";
import type { Programme } from "#core/programme.ts";

/** Props of every part below the hero. */
export interface EstimatorProps {
  content: Omit<ProgrammeContent, "head" | "hero">;
  words: ProgrammeWords;
}

/** One programme and its estimate. */
export interface EstimateProps extends EstimatorProps {
  programme: Programme;
  result: Estimate;
}

export interface EditProps extends EstimateProps {
  onChange: (part: Partial<Programme>) => void;
}
