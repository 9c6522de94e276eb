// Shared by the privacy policy, the legal notice and the accessibility statement.
import type { HeadTexts } from "#app/site.ts";
import { type DeepPartial, localeOf, type Place, textFor } from "#app/site.ts";
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

/**
 * The document for a place. Each language's text is the Argentine document; another country's version replaces or adds
 * sections.
 */
export function documentAt<F extends string, S extends string, L extends string>(
  place: Place,
  order: readonly (S | L)[],
  lastUpdated: Date,
  texts: Localized<DocumentText<F, S, L>>,
  versions: Record<OtherCountry, DeepPartial<DocumentText<F, S, L>>>,
) {
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
      sections: order.flatMap((id) => {
        const section: DocumentSection | undefined = sections[id];
        return section ? [{ id: id as string, ...section }] : [];
      }),
      labels: textFor(place, { es, pt, en }, { es: spain }),
    },
  };
}

export type DocumentData = ReturnType<typeof documentAt>["document"];

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
