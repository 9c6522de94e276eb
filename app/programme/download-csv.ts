import { brand } from "#core/brand.ts";
import type { Programme } from "#core/programme.ts";
import { csvOf, type Place } from "./csv.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

export function downloadCsv(programme: Programme, words: ProgrammeWords, place: Place) {
  const url = URL.createObjectURL(
    new Blob([csvOf(programme, words, place)], { type: "text/csv;charset=utf-8" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = `${brand.slug}-${programme.country}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
