import type { Place } from "#app/site.ts";
import type { Named } from "#content/roles/schema.ts";
import {
  type ApprovalFact,
  type ApprovalFacts,
  approvalFactIds,
  approvalFacts,
} from "#core/brand.ts";

/** What the country's owner has filled in, in the language that is read. */
export function settledFacts(
  { country, language }: Pick<Place, "country" | "language">,
  names: Record<ApprovalFact, string>,
  facts: ApprovalFacts = approvalFacts[country],
): Named[] {
  return approvalFactIds.flatMap((id) => {
    const text = facts[id]?.[language];
    return text ? [{ name: names[id], text }] : [];
  });
}
