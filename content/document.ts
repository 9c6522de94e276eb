// What the legal notice, the privacy policy and the accessibility statement are made of.
import { z } from "zod";
import { head, record, text } from "./schema.ts";

const paragraph = z
  .union([text, z.strictObject({ items: z.array(text) })])
  .describe("Text, or a list. A link is written [words](page id or URL).");
const section = z.strictObject({ title: text, paragraphs: z.array(paragraph) });

export type Paragraph = z.infer<typeof paragraph>;
export type DocumentSection = z.infer<typeof section>;

/** `sections` are in every country's version, `localSections` only where a country adds them. */
export function documentSchema<Fact extends string, Id extends string, LocalId extends string>(
  facts: readonly Fact[],
  sections: readonly Id[],
  localSections: readonly LocalId[] = [],
) {
  const shape = Object.fromEntries([
    ...sections.map((id) => [id, section] as const),
    ...localSections.map((id) => [id, section.optional()] as const),
  ]);
  return z.strictObject({
    head,
    title: text,
    lead: text,
    facts: record(facts, z.strictObject({ label: text, value: text })),
    sections: z.strictObject(shape) as unknown as z.ZodType<
      Record<Id, DocumentSection> & Partial<Record<LocalId, DocumentSection>>
    >,
  });
}
