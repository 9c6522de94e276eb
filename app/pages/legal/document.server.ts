// The privacy policy, the legal notice and the accessibility statement. Each language's text is the Argentine document; a country's own
// words replace or add sections.
import { localeOf, type Place } from "#app/site.ts";
import * as accessibility from "#content/accessibility/ids.ts";
import { contentFor } from "#content/content-for.ts";
import type { DocumentSection } from "#content/document.ts";
import * as legal from "#content/legal/ids.ts";
import * as privacy from "#content/privacy/ids.ts";

interface Outline {
  /** The order in which readers meet the sections. */
  sectionOrder: readonly string[];
  lastUpdated: Date;
}

/** False with FIGURES=off, which the build reads. */
const countsVisits = import.meta.env.FIGURES !== false;

const outlines = { legal, privacy, accessibility } satisfies Record<string, Outline>;
export type DocumentId = keyof typeof outlines;

export function documentFor(place: Pick<Place, "country" | "language">, id: DocumentId) {
  const { sectionOrder, lastUpdated }: Outline = outlines[id];
  const { head, title, lead, facts, sections } = contentFor(place, id);
  const known: Partial<Record<string, DocumentSection>> = sections;
  const month = new Intl.DateTimeFormat(localeOf(place), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return {
    head,
    document: {
      title,
      lead,
      facts: Object.values<{ label: string; value: string }>(facts),
      lastUpdated: capitalize(month.format(lastUpdated)),
      sections: sectionOrder.flatMap((section) => {
        const isShown = section !== "counting" || countsVisits;
        return isShown && known[section] ? [{ id: section, ...known[section] }] : [];
      }),
      labels: contentFor(place, "documents"),
    },
  };
}

export type DocumentData = ReturnType<typeof documentFor>["document"];

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
