// Shared by the privacy policy, the legal notice and the accessibility statement.
import { type DeepPartial, type HeadTexts, localeOf, type Place, textFor } from "#app/site.ts";
import type { countries } from "#core/countries.ts";
import type { Localized } from "#core/languages.ts";
import { en } from "./labels.en.ts";
import { es } from "./labels.es.ts";
import { pt } from "./labels.pt.ts";
import { spain } from "./labels.spain.ts";

/** Text, or a list. A link is written [words](page id or URL); e-mail addresses become links. */
export type Paragraph = string | { items: readonly string[] };

interface DocumentSection {
  title: string;
  paragraphs: readonly Paragraph[];
}

/** `Section`: in every country's version. `LocalSection`: only where a country adds it. */
export interface DocumentText<
  Fact extends string,
  Section extends string,
  LocalSection extends string = never,
> {
  head: HeadTexts;
  title: string;
  lead: string;
  /** The document's summary, in this order. */
  facts: Record<Fact, { label: string; value: string }>;
  sections: Record<Section, DocumentSection> & Partial<Record<LocalSection, DocumentSection>>;
}

type CountryEntry = (typeof countries)[number];

/** Every country but the unprefixed one, whose document each language's text is. */
type OtherCountry = Exclude<CountryEntry, { prefix: "" }>["code"];

/**
 * A country's version of a document: the title, the facts and the sections that name its company, law or authority must be its own.
 * Other sections may be those of its language.
 */
export type CountryVersion<
  Document extends DocumentText<string, string, string>,
  OwnSection extends keyof Document["sections"],
  OwnFact extends keyof Document["facts"] = never,
> = DeepPartial<Document> & {
  head: HeadTexts;
  sections: Required<Pick<Document["sections"], OwnSection>>;
} & ([OwnFact] extends [never] ? unknown : { facts: Pick<Document["facts"], OwnFact> });

interface Documents<F extends string, S extends string, L extends string> {
  /** The order in which readers meet the sections. */
  sectionOrder: readonly (S | L)[];
  lastUpdated: Date;
  /** Each language's text is the Argentine document. */
  texts: Localized<DocumentText<F, S, L>>;
  /** Another country's version replaces or adds sections. */
  versions: Record<OtherCountry, DeepPartial<DocumentText<F, S, L>>>;
}

/** The page's data for a place. */
export function documentFor<F extends string, S extends string, L extends string>({
  sectionOrder,
  lastUpdated,
  texts,
  versions,
}: Documents<F, S, L>) {
  return (place: Pick<Place, "country" | "language">) => {
    const { head, title, lead, facts, sections } = textFor(place, texts, versions);
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
        sections: sectionOrder.flatMap((id) => {
          const section: DocumentSection | undefined = sections[id];
          return section ? [{ id: id as string, ...section }] : [];
        }),
        labels: textFor(place, { es, pt, en }, { es: spain }),
      },
    };
  };
}

export type DocumentData = ReturnType<ReturnType<typeof documentFor>>["document"];

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
