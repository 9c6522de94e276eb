import { subjectFor } from "#core/contact.ts";
import type { Lead } from "#server/leads/lead.ts";
import { detailsOf } from "./details.ts";
import type { ProgrammeTable } from "./programme.ts";
import { texts } from "./texts.ts";

export function textBody(lead: Lead, programme?: ProgrammeTable, link?: string): string {
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
    ...(programme ? programmeLines(programme) : []),
    ...(link ? [`${texts.openLead}: ${link}`] : []),
    texts.howToAnswer,
    texts.caution,
    `${texts.reference}: ${lead.id}`,
    "",
  ].join("\n");
}

function programmeLines({ facts, headings, rows, link }: ProgrammeTable): string[] {
  const [, limit, cases, cost] = headings;
  return [
    `${texts.programme.title}:`,
    ...facts.map(([label, value]) => `  ${label}: ${value}`),
    ...rows.map(([name, limited, ...amounts]) =>
      [
        `  - ${name}`,
        ...(limited ? [`${limit}: ${limited}`] : []),
        `${cases}: ${amounts[0]}`,
        `${cost}: ${amounts[1]}`,
      ].join("; "),
    ),
    `  ${texts.programme.note}`,
    `  ${texts.programme.link}: ${link}`,
    "",
  ];
}

/** Quoted, so that a message cannot imitate the lines around it. */
export function quoted(message: string): string {
  return message.replace(/^/gm, "> ");
}
