import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import type { Programme } from "#core/programme.ts";
import { fill } from "#core/template.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import type { EstimatorProps } from "./estimator-props.ts";
import { letters } from "./letters.ts";

/** Starts and ends the comparison of the programme with a changed copy. */
export function Comparison({
  content,
  words,
  programmes,
  onChange,
}: EstimatorProps & {
  programmes: Programme[];
  onChange: (programmes: Programme[], active: number) => void;
}) {
  const [first, second] = programmes;
  const isCompared = second !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  // The pressed button was replaced by the other one, which takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the button changes
  useEffect(() => {
    if (wasPressed.current) button.current?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [isCompared]);

  function press(next: Programme[]) {
    wasPressed.current = true;
    onChange(next, next.length - 1);
  }

  if (!first) return null;
  return (
    <Section>
      <SectionHeading title={content.compare.title}>
        {isCompared ? content.compare.comparedLead : content.compare.lead}
      </SectionHeading>
      {second && <ComparisonTable content={content} words={words} pair={[first, second]} />}
      <Button
        key={String(isCompared)}
        ref={button}
        variant="secondary"
        className={`screen-only ${isCompared ? "mt-6" : ""}`}
        onClick={() => press(isCompared ? [first] : [first, first])}
      >
        {isCompared ? fill(content.compare.stop, { name: letters[1] }) : content.compare.start}
      </Button>
    </Section>
  );
}
