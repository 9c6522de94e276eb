import { casesFor } from "#app/cases/cases-for.server.ts";
import { Island } from "#app/islands/island.server.tsx";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import type { PageProps, Place } from "#app/site.ts";
import { pointIds, readersOf } from "#content/brief/ids.ts";
import { contentFor } from "#content/content-for.ts";
import { BriefSheets } from "./brief-sheets.tsx";
import printStyles from "./sheet.css?url";

export const links = [{ rel: "stylesheet", href: printStyles, media: "print" }];
export const ground = "night";
export const sharesWords = true;

export function dataFor(place: Place) {
  const { head, agree, ...content } = contentFor(place, "brief");
  const points = pointIds.map((id) => ({
    ...agree.points[id],
    readers: readersOf[id].map((reader) => agree.readers[reader]).join(", "),
  }));
  return {
    head,
    content: { ...content, agree: { title: agree.title, points } },
    words: programmeWords(place),
    endings: casesFor(place).endings,
  };
}

export default function BriefPage({ data }: PageProps<typeof dataFor>) {
  const { content, words, endings } = data;
  return <Island name="brief-sheets" of={BriefSheets} props={{ content, words, endings }} />;
}
