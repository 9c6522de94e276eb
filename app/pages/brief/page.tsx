import { casesFor } from "#app/cases/cases-for.server.ts";
import { Island } from "#app/islands/island.server.tsx";
import { namesOfNetwork } from "#app/network/network.server.ts";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import { proofLines } from "#app/proof/proof.server.ts";
import type { PageProps, Place } from "#app/site.ts";
import { startingPoints } from "#app/terms/terms.server.ts";
import { pointIds, readersOf, termOf } from "#content/brief/ids.ts";
import { contentFor } from "#content/content-for.ts";
import { serviceTexts } from "#content/service-texts.ts";
import { BriefSheets } from "./brief-sheets.tsx";
import printStyles from "./sheet.css?url";
import type { BriefProps } from "./sheet.tsx";

export const links = [{ rel: "stylesheet", href: printStyles, media: "print" }];
export const ground = "night";
export const sharesWords = true;

export function dataFor(place: Place) {
  const { head, agree, ...content } = contentFor(place, "brief");
  const positions = startingPoints(place)?.items ?? [];
  const points = pointIds.map((id): BriefProps["content"]["agree"]["points"][number] => {
    const { name, text } = agree.points[id];
    const position = positions.find((each) => each.id === termOf[id]);
    return {
      name,
      text,
      position: position && `→ ${position.lines.join(" ")}`,
      readers: readersOf[id].map((reader) => agree.readers[reader]).join(", "),
    };
  });
  const tender = positions.find(({ id }) => id === "tender");
  if (tender) points.push({ name: tender.name, text: tender.lines.join(" · "), readers: "" });
  const { carrying, ownYear } = contentFor(place, "estimator");
  const exclusions = Object.entries(serviceTexts(place)).map(([id, { excludes }]) => [
    id,
    lower(excludes),
  ]);
  points.push(...proofLines(place).map((line) => ({ ...line, readers: "" })));
  return {
    head,
    content: {
      ...content,
      carrying,
      ownYear,
      agree: { ...agree, lead: positions.length > 0 ? agree.lead : "", points },
    },
    words: programmeWords(place),
    exclusions: Object.fromEntries(exclusions) as BriefProps["exclusions"],
    endings: casesFor(place).endings,
    network: namesOfNetwork(place),
  };
}

export default function BriefPage({ data }: PageProps<typeof dataFor>) {
  const { head: _, ...props } = data;
  return <Island name="brief-sheets" of={BriefSheets} props={props} />;
}

/** Within a sentence: "TV" stays. */
function lower(text: string): string {
  return /^\p{Lu}[\p{Ll} ]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
