import { useRef } from "react";
import { checksOf, countedBy, sourceLine } from "#app/programme/assumption-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { kindOf } from "#core/assumptions.ts";
import { type Assumption, assumptionsOf } from "#core/estimate.ts";
import { withFigure } from "#core/programme.ts";
import { units } from "#core/services.ts";
import { AssumptionRow } from "./assumption-row.tsx";
import type { EditProps } from "./estimator-props.ts";

/** The assumptions the estimate uses, grouped by covered unit; each can be changed and set back. Sources are numbered, once. */
export function AssumptionList({ content, words, programme, onChange }: EditProps) {
  const list = useRef<HTMLDivElement>(null);
  const { assumptions: texts } = content;
  const all = assumptionsOf(programme);
  const isOfAll = ({ id }: Assumption) =>
    ["awareness", "takeUp", "fee", "allIn", "tax", "index"].includes(kindOf(id));
  const groups = [
    ...units.map((unit) => all.filter((it) => !isOfAll(it) && countedBy(it.id) === unit)),
    all.filter(isOfAll),
  ].filter((group): group is [Assumption, ...Assumption[]] => group.length > 0);
  const sources = [
    ...new Set(
      groups
        .flat()
        .flatMap(({ default: benchmark, isChanged }) => (isChanged ? [] : benchmark.sources)),
    ),
  ];
  const checks = checksOf(programme, words);

  /** The button disappears, so the focus moves to the first field. */
  function resetAll() {
    onChange({ changes: {} });
    list.current?.querySelector("input")?.focus();
  }

  if (programme.services.length === 0) return null;
  return (
    <Section ground="bone">
      <SectionHeading title={texts.title}>{texts.lead}</SectionHeading>
      <div ref={list} className="grid grid-cols-1 gap-6">
        {groups.map((group) => (
          <ul key={group[0].id} className="rounded-card bg-white px-5 md:px-8">
            {group.map((assumption) => (
              <AssumptionRow
                key={assumption.id}
                assumption={assumption}
                own={programme.changes[assumption.id]}
                numberOf={(source) => sources.indexOf(source) + 1}
                programme={programme}
                content={content}
                words={words}
                onSet={(own) => onChange({ changes: withFigure(programme, assumption.id, own) })}
              />
            ))}
          </ul>
        ))}
      </div>
      {all.some(({ isChanged }) => isChanged) && (
        <Button variant="secondary" className="screen-only mt-6" onClick={resetAll}>
          {texts.resetAll}
        </Button>
      )}
      <div className="mt-10 grid gap-x-10 gap-y-8 lg:grid-cols-12">
        {checks.length > 0 && (
          <div className="lg:col-span-5">
            <h3 className="text-h4">{texts.checks}</h3>
            <ul className="mt-3 grid gap-3 text-small">
              {checks.map((check) => (
                <li key={check} className="border-l-3 border-petrol pl-3">
                  {check}
                </li>
              ))}
            </ul>
          </div>
        )}
        {sources.length > 0 && (
          <div className={checks.length > 0 ? "lg:col-span-7" : "lg:col-span-12"}>
            <h3 className="text-h4">{texts.sources}</h3>
            <ol className="mt-3 gap-x-8 text-caption leading-snug text-ink-2 md:columns-2">
              {sources.map((source, index) => (
                <li key={source} className="mb-1.5 flex break-inside-avoid gap-2">
                  <span className="figures shrink-0 font-semibold text-ink">{index + 1}</span>
                  <span className="min-w-0 wrap-anywhere">{sourceLine(source, words)}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Section>
  );
}
