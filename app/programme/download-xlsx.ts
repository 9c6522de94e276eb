import writeXlsxFile from "write-excel-file/browser";
import { brand } from "#core/brand.ts";
import type { Programme } from "#core/programme.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";
import { type Place, sheetsOf } from "./xlsx.ts";

export function downloadXlsx(
  programme: Programme,
  words: ProgrammeWords,
  place: Place,
): Promise<void> {
  return writeXlsxFile(sheetsOf(programme, words, place)).toFile(
    `${brand.slug}-${programme.country}.xlsx`,
  );
}
