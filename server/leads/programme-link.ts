import { parseProgramme } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import type { LeadContent } from "./lead.ts";

/** The page that shows the programme a visitor writes about; empty without one. */
export function programmeLink({ programme: text }: LeadContent, publicOrigin: string): string {
  const programme = parseProgramme(text);
  return programme ? publicOrigin + programmePath(programme.country, text) : "";
}
