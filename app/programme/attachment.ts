import type { AttachedProgramme } from "#app/contact/page-context.ts";
import { contextLimits } from "#core/contact.ts";
import type { NumberFormat } from "#core/number-format.ts";
import { type Programme, writeProgramme } from "#core/programme.ts";
import { fill } from "#core/template.ts";
import { serviceCount } from "./assumption-words.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

/**
 * For the contact dialog: the programmes and how the shown one reads in one line. The shown one alone where all of them are too long
 * for a message, and nothing where that is too long as well: what is announced is sent.
 */
export function attachmentOf(
  programme: Programme,
  words: Pick<ProgrammeWords, "summary" | "companies" | "serviceCount">,
  { integer }: NumberFormat,
  fragment: string,
): AttachedProgramme | undefined {
  const sent = [fragment, writeProgramme(programme)].find(
    (text) => text.length <= contextLimits.programme,
  );
  if (sent === undefined) return undefined;
  return {
    fragment: sent,
    line: fill(words.summary, {
      company: words.companies[programme.company],
      customers: integer(programme.customers),
      services: serviceCount(programme, words),
    }),
  };
}
