import { useRef } from "react";
import { checksOf, sourceLine, subjectOf } from "#app/programme/assumption-words.ts";
import { Button } from "#app/ui/button.tsx";
import { type Assumption, assumptionsOf, partsOf } from "#core/estimate.ts";
import { type Programme, withFigure } from "#core/programme.ts";
import type { PartId } from "#core/services.ts";
import type { SourceId } from "#core/sources.ts";
import { AssumptionRow } from "./assumption-row.tsx";
import type { EditProps } from "./estimator-props.ts";
import { Fold } from "./folded.tsx";

/** A service's own assumptions, and those that services share. Sources are numbered, once. */
export function groupedAssumptions(programme: Programme) {
  const all = assumptionsOf(programme);
  const parts = partsOf(programme);
  const byPart = (part: PartId) => all.filter(({ id }) => subjectOf(id) === part);
  const own = new Set(parts.flatMap(byPart));
  const shared = all.filter((assumption) => !own.has(assumption));
  const sources = [...parts.flatMap(byPart), ...shared].flatMap((assumption) =>
    assumption.isChanged ? [] : assumption.default.sources,
  );
  return { shared, byPart, sources: [...new Set(sources)] };
}

/** Each can be changed and set back. */
export function AssumptionRows({
  content,
  words,
  programme,
  assumptions,
  sources,
  onChange,
}: EditProps & { assumptions: readonly Assumption[]; sources: readonly SourceId[] }) {
  return (
    <ul className="my-2 rounded-card bg-white px-5 md:px-8">
      {assumptions.map((assumption) => (
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
  );
}

/** What was published to check the whole against, and all sources. */
export function Origins({
  content,
  words,
  programme,
  sources,
  onChange,
}: EditProps & { sources: readonly SourceId[] }) {
  const end = useRef<HTMLDivElement>(null);
  const { assumptions: texts } = content;
  const checks = checksOf(programme, words);

  /** The button disappears. */
  function resetAll() {
    onChange({ changes: {} });
    end.current?.focus();
  }

  return (
    <>
      {Object.keys(programme.changes).length > 0 && (
        <Button variant="secondary" className="screen-only mt-6" onClick={resetAll}>
          {texts.resetAll}
        </Button>
      )}
      <div ref={end} tabIndex={-1} className="mt-8 grid grid-cols-1 gap-4 outline-none">
        {checks.length > 0 && (
          <>
            <h3 className="text-h4">{texts.checks}</h3>
            <ul className="measure grid gap-3 text-small">
              {checks.map((check) => (
                <li key={check} className="border-l-3 border-petrol pl-3">
                  {check}
                </li>
              ))}
            </ul>
          </>
        )}
        <Fold title={texts.sources}>
          <p className="measure text-small text-ink-2">{words.weak.meaning}</p>
          <ol className="mt-1 gap-x-8 text-caption leading-snug text-ink-2 md:columns-2">
            {sources.map((source, index) => (
              <li key={source} className="mb-1.5 flex break-inside-avoid gap-2">
                <span className="figures shrink-0 font-semibold text-ink">{index + 1}</span>
                <span className="min-w-0 wrap-anywhere">{sourceLine(source, words)}</span>
              </li>
            ))}
          </ol>
        </Fold>
      </div>
    </>
  );
}
