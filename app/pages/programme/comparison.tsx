import { lazy, Suspense } from "react";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { Programme } from "#core/programme.ts";
import type { EstimatorProps } from "./estimator-props.ts";

/** Loads when there is something to compare. */
const ComparisonTable = lazy(() =>
  import("./comparison-table.tsx").then((module) => ({ default: module.ComparisonTable })),
);

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
      <Suspense fallback={null}>
        <ComparisonTable content={content} words={words} programmes={programmes} />
      </Suspense>
    </Section>
  );
}
