import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { type AssumptionId, unitFor } from "#core/assumptions.ts";
import { type Assumption, assumptionsOf } from "#core/estimate.ts";
import { units } from "#core/services.ts";
import { AssumptionRow } from "./assumption-row.tsx";
import type { EditProps } from "./estimator-props.ts";

/** The assumptions the estimate uses, grouped by covered unit; each can be changed and set back. */
export function AssumptionList({ content, words, programme, onChange }: EditProps) {
  const list = useRef<HTMLDivElement>(null);
  const all = assumptionsOf(programme);
  const groups = units
    .map((unit) => all.filter(({ id }) => unitFor(id) === unit))
    .filter((group): group is [Assumption, ...Assumption[]] => group.length > 0);

  function set(id: AssumptionId, value: number | undefined) {
    const { [id]: _, ...others } = programme.changes;
    onChange({ changes: value === undefined ? others : { ...others, [id]: value } });
  }

  /** The button disappears, so the focus moves to the first field. */
  function resetAll() {
    onChange({ changes: {} });
    list.current?.querySelector("input")?.focus();
  }

  if (groups.length === 0) return null;
  return (
    <Section ground="bone">
      <SectionHeading title={content.assumptions.title}>{content.assumptions.lead}</SectionHeading>
      <div ref={list} className="grid grid-cols-1 gap-10">
        {groups.map((group) => (
          <ul key={group[0].id} className="rounded-card bg-white px-5 md:px-8">
            {group.map((assumption) => (
              <AssumptionRow
                key={assumption.id}
                assumption={assumption}
                country={programme.country}
                content={content}
                words={words}
                onSet={(value) => set(assumption.id, value)}
              />
            ))}
          </ul>
        ))}
      </div>
      {all.some(({ isChanged }) => isChanged) && (
        <Button variant="secondary" className="screen-only mt-6" onClick={resetAll}>
          {content.assumptions.resetAll}
        </Button>
      )}
    </Section>
  );
}
