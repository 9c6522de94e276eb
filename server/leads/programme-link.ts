import { pathOf } from "#core/paths.ts";
import { parseProgramme } from "#core/programme.ts";
import type { LeadContent } from "./lead.ts";

/** The page that shows the programme a visitor writes about; empty without one. */
export function programmeLink({ programme: text }: LeadContent, publicOrigin: string): string {
  const programme = parseProgramme(text);
  if (!programme) return "";
  const path = pathOf(programme.country, "programme");
  return `${publicOrigin}${path}#${text}`;
}
