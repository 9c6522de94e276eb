import { programmePath } from "#core/programme-start.ts";
import type { LeadContent } from "./lead.ts";

/** The page that shows the programme a visitor writes about; empty without one. */
export function programmeLink(
  { programme, estimate }: Pick<LeadContent, "programme" | "estimate">,
  publicOrigin: string,
): string {
  return estimate ? publicOrigin + programmePath(estimate.programme.country, programme) : "";
}
