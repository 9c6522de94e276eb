import type { AttachedProgramme } from "#app/contact/attached-programme.tsx";
import type { NumberFormat } from "#core/number-format.ts";
import { type Programme, writeProgramme } from "#core/programme.ts";
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
    line: words.summary
      .replace("{company}", words.companies[programme.company])
      .replace("{customers}", integer(programme.customers))
      .replace("{services}", serviceCount(programme, words)),
  };
}
