import type { Place } from "#app/site.ts";
import { countryRecord } from "#content/records.ts";
import type { Named } from "#content/roles/schema.ts";
import { type ApprovalFact, approvalFactIds } from "#core/brand.ts";

/** What the country's owner has filled in, in the language that is read. */
export function settledFacts(
  { country, language }: Pick<Place, "country" | "language">,
  names: Record<ApprovalFact, string>,
  facts = countryRecord(country).approval ?? {},
): Named[] {
  return approvalFactIds.flatMap((id) => {
    const text = facts[id]?.[language];
    return text ? [{ name: names[id], text }] : [];
  });
}
