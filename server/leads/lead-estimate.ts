import { familyOf } from "#core/assumptions.ts";
import { type Estimate, estimate, limitsOf, partsOf } from "#core/estimate.ts";
import { type Programme, parseProgramme } from "#core/programme.ts";

/** A lead's programme and its result, computed on arrival: readable for ever, also without the benchmarks that they rest on. */
export interface LeadEstimate {
  /** With the limits that count, typical ones too. */
  programme: Programme;
  result: Estimate;
}

/** Null if the text is no whole programme. */
export function leadEstimate(text: string): LeadEstimate | null {
  const programme = parseProgramme(text);
  if (!programme) return null;
  const families = new Set(partsOf(programme).map((part) => familyOf(part, programme)));
  const limits = Object.fromEntries(
    [...families].map((family) => [family, limitsOf(programme, family)]),
  );
  return { programme: { ...programme, limits }, result: estimate(programme) };
}
