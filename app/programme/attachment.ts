import type { AttachedProgramme } from "#app/contact/attached-programme.tsx";
import type { NumberFormat } from "#core/number-format.ts";
import { type Programme, writeProgramme } from "#core/programme.ts";
import { fill } from "#core/template.ts";
import { serviceCount } from "./assumption-words.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

/** For the contact dialog: the programme and how it reads in one line. */
export function attachmentOf(
  programme: Programme,
  words: ProgrammeWords,
  { integer }: NumberFormat,
): AttachedProgramme {
  return {
    fragment: writeProgramme(programme),
    line: fill(words.summary, {
      company: words.companies[programme.company],
      customers: integer(programme.customers),
      services: serviceCount(programme, words),
    }),
  };
}
