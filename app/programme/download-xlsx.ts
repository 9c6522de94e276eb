import { brand } from "#core/brand.ts";
import type { Programme } from "#core/programme.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";
import { xlsxFile } from "./xlsx/file.ts";
import type { Place } from "./xlsx/result-sheet.ts";
import { workbookOf } from "./xlsx/workbook.ts";

const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export function downloadXlsx(
  programmes: readonly Programme[],
  words: ProgrammeWords,
  place: Place,
): void {
  const file = new Blob([xlsxFile(workbookOf(programmes, words, place))], { type });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${brand.slug}-${programmes[0]?.country}.xlsx`;
  link.click();
  // Safari reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
