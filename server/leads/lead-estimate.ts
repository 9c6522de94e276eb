import { type Estimate, estimate, partsOf } from "#core/estimate.ts";
import { limitsOf } from "#core/limits.ts";
import { type Programme, parseProgramme } from "#core/programme.ts";
import type { VolumeTiers } from "#core/volume.ts";

/** A lead's programme and its result, computed on arrival: readable for ever, also without the benchmarks that they rest on. */
export interface LeadEstimate {
  /** With the limits that count, typical ones too. */
  programme: Programme;
  result: Estimate;
}

/** Null if the text is no whole programme. */
export function leadEstimate(text: string, tiers?: VolumeTiers): LeadEstimate | null {
  const programme = parseProgramme(text);
  if (!programme) return null;
  const limits = Object.fromEntries(
    partsOf(programme).map((part) => [part, limitsOf(programme, part)]),
  );
  return { programme: { ...programme, limits }, result: estimate(programme, tiers) };
}
