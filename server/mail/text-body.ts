import { subjectFor } from "#core/contact.ts";
import type { Lead } from "#server/leads/lead.ts";
import { detailsOf } from "./details.ts";
import { texts } from "./texts.ts";

export function textBody(lead: Lead): string {
  const details = detailsOf(lead);
  const width = Math.max(...details.map(([label]) => label.length)) + 1;
  return [
    subjectFor(lead.contactType),
    "",
    ...details.map(([label, value]) => `${`${label}:`.padEnd(width)} ${value}`),
    "",
    `${texts.message}:`,
    quoted(lead.message),
    "",
    texts.howToAnswer,
    texts.caution,
    `${texts.reference}: ${lead.id}`,
    "",
  ].join("\n");
}

/** Quoted, so that a message cannot imitate the lines around it. */
function quoted(message: string): string {
  return message.replace(/^/gm, "> ");
}
