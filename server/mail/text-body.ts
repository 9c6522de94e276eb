import type { Language } from "#core/languages.ts";
import type { Lead } from "#server/leads/lead.ts";
import { referenceOf } from "#server/leads/reference.ts";
import { detailsOf } from "./details.ts";
import type { ProgrammeTable } from "./programme.ts";
import { type MailTexts, subjectFor, texts } from "./texts.ts";

export type BodyOptions = {
  language: Language;
  programme: ProgrammeTable | undefined;
  /** To the lead at the desk. */
  link: string | undefined;
};

export function textBody(lead: Lead, { language, programme, link }: BodyOptions): string {
  const words = texts[language];
  const details = detailsOf(lead, language);
  const width = Math.max(...details.map(([label]) => label.length)) + 1;
  return [
    subjectFor(lead.contactType, language),
    "",
    ...details.map(([label, value]) => `${`${label}:`.padEnd(width)} ${value}`),
    "",
    `${words.message}:`,
    quoted(lead.message),
    "",
    ...(programme ? programmeLines(programme, words) : []),
    ...(link ? [`${words.openLead}: ${link}`] : []),
    words.howToAnswer,
    words.caution,
    `${words.reference}: ${referenceOf(lead.id)}`,
    "",
  ].join("\n");
}

function programmeLines(
  { facts, headings, rows, links }: ProgrammeTable,
  { programme: words }: MailTexts,
): string[] {
  const [, limit, cases, cost] = headings;
  return [
    `${words.title}:`,
    ...facts.map(([label, value]) => `  ${label}: ${value}`),
    ...rows.map(([name, limited, ...amounts]) =>
      [
        `  - ${name}`,
        ...(limited ? [`${limit}: ${limited}`] : []),
        `${cases}: ${amounts[0]}`,
        `${cost}: ${amounts[1]}`,
      ].join("; "),
    ),
    `  ${words.note}`,
    ...links.map(([label, href]) => `  ${label}: ${href}`),
    "",
  ];
}

/** Quoted, so that a message cannot imitate the lines around it. */
export function quoted(message: string): string {
  return message.replace(/^/gm, "> ");
}
