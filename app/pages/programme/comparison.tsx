import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { Programme } from "#core/programme.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import type { EstimatorProps } from "./estimator-props.ts";

/** The compared programmes in full, below. */
export function Comparison({
  content,
  words,
  programmes,
}: EstimatorProps & { programmes: Programme[] }) {
  if (programmes.length < 2) return null;
  return (
    <Section id="comparison">
      <SectionHeading title={content.compare.title}>{content.compare.comparedLead}</SectionHeading>
      <ComparisonTable content={content} words={words} programmes={programmes} />
    </Section>
  );
}
