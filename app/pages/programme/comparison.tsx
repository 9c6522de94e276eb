import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { Programme } from "#core/programme.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import type { EstimatorProps } from "./estimator-props.ts";

/** The compared programmes in full, below. */
export function Comparison(props: EstimatorProps & { programmes: Programme[] }) {
  const { compare } = props.content;
  return (
    <Section id="comparison">
      <SectionHeading title={compare.title}>{compare.comparedLead}</SectionHeading>
      <ComparisonTable {...props} />
    </Section>
  );
}
