import { fetchData } from "#app/browser/fetch-data.ts";
import { brand } from "#core/brand.ts";
import { textsPath } from "#core/paths.ts";
import type { Programme } from "#core/programme.ts";
import type { ProgrammeWords, WorkbookWords } from "./programme-words.server.ts";
import { xlsxFile } from "./xlsx/file.ts";
import type { Place } from "./xlsx/result-sheet.ts";
import { workbookOf } from "./xlsx/workbook.ts";

const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export async function downloadXlsx(
  programmes: readonly Programme[],
  words: ProgrammeWords,
  place: Place,
): Promise<void> {
  const path = textsPath("workbook", place, import.meta.env.TEXTS_FORM);
  const all = { ...words, xlsx: await fetchData<WorkbookWords["xlsx"]>(path) };
  const file = new Blob([xlsxFile(workbookOf(programmes, all, place))], { type });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  const name = programmes[0]?.name?.replaceAll(" ", "-");
  link.download = `${[brand.slug, programmes[0]?.country, name].filter(Boolean).join("-")}.xlsx`;
  link.click();
  // Safari reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
