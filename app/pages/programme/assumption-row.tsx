import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useRef } from "react";
import { nameOf, unitWords } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { assumptionMax, kindOf, storedPerShown } from "#core/assumptions.ts";
import { monthOf } from "#core/benchmark-sets.ts";
import type { Assumption } from "#core/estimate.ts";
import { defaultMargin, marginMax, type OwnFigure, type Programme } from "#core/programme.ts";
import type { SourceId } from "#core/sources.ts";
import { fill } from "#core/template.ts";
import type { EstimatorProps } from "./estimator-props.ts";
import { useNumberField } from "./use-number-field.ts";

const badges = {
  A: "bg-amber-tint text-amber-deep",
  P: "bg-petrol-tint text-petrol-h",
  D: "bg-bone-2 text-ink-2",
  changed: "bg-petrol text-white",
};

export function AssumptionRow({
  assumption,
  own,
  numberOf,
  programme: { set, country },
  content,
  words,
  onSet,
}: EstimatorProps & {
  assumption: Assumption;
  own: OwnFigure | undefined;
  /** A source's number in the list below. */
  numberOf: (source: SourceId) => number;
  programme: Programme;
  onSet: (own: OwnFigure | undefined) => void;
}) {
  const id = assumption.id.replace(".", "-");
  const { language } = useSite();
  const format = useNumberFormat(country);
  const { decimal, currency } = format;
  const { default: benchmark, range, isChanged } = assumption;
  const scale = storedPerShown(assumption.id);
  const max = assumptionMax[kindOf(assumption.id)] / scale;
  const origin = isChanged ? "changed" : benchmark.origin;
  const input = useRef<HTMLInputElement>(null);
  const margin = own?.margin ?? defaultMargin;
  const field = useNumberField({
    value: range.likely / scale,
    stored: own,
    unit: "hundredths",
    max,
    format,
    texts: content,
    valueWhenEmpty: benchmark.likely / scale,
    store: (value) => (value === undefined ? undefined : { value: value * scale, margin }),
    onChange: onSet,
  });
  const marginField = useNumberField({
    value: margin,
    stored: own,
    unit: "whole",
    max: marginMax,
    format,
    texts: content,
    store: (next = 0) => ({ value: range.likely, margin: next }),
    onChange: onSet,
  });

  /** The button disappears, so the focus moves to the field. */
  function reset() {
    onSet(undefined);
    input.current?.focus();
  }

  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 border-t border-line py-4 first:border-0 lg:grid-cols-[5fr_7fr]">
      <div className="grid grid-cols-1 content-start gap-1.5">
        <label htmlFor={id} className="font-semibold leading-snug">
          {nameOf(assumption.id, words)}
        </label>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <input
            id={id}
            ref={input}
            aria-describedby={`${id}-unit ${id}-error ${id}-origin`}
            {...field.props}
            className={`figures min-h-11 w-28 rounded-control border bg-white px-3 aria-invalid:border-danger ${isChanged ? "border-2 border-petrol" : "border-line-strong"}`}
          />
          <span id={`${id}-unit`} className="text-small text-ink-2">
            {unitWords(assumption.id, words, currency)}
          </span>
        </div>
        <p
          id={`${id}-error`}
          aria-live="polite"
          className={`text-small font-medium empty:sr-only ${field.error ? "text-danger" : "text-ink-2"}`}
        >
          {field.isEmptied
            ? fill(content.assumptions.emptied, { value: decimal(benchmark.likely / scale) })
            : field.error}
        </p>
      </div>
      <div
        id={`${id}-origin`}
        className="grid grid-cols-1 content-start gap-1.5 text-small text-ink-2"
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className={`rounded-chip px-2.5 py-0.5 font-semibold ${badges[origin]}`}>
            {words.origins[origin]}
          </span>
          {benchmark.high > benchmark.low && (
            <span className={isChanged ? "line-through" : ""}>
              {fill(content.assumptions.range, {
                low: decimal(benchmark.low / scale),
                high: decimal(benchmark.high / scale),
              })}
            </span>
          )}
          <span className="text-caption">
            {words.sourceCountries[country]}, {monthOf(set, language)}
          </span>
        </p>
        {isChanged ? (
          <p className="screen-only flex flex-wrap items-center gap-x-5 gap-y-1.5">
            <label className="flex items-center gap-2">
              {content.assumptions.margin}
              <input
                {...marginField.props}
                className="figures min-h-11 w-16 rounded-control border border-line-strong bg-white px-3 text-ink aria-invalid:border-danger"
              />
            </label>
            <button
              type="button"
              onClick={reset}
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-petrol underline"
            >
              <RotateCcw aria-hidden="true" size={16} strokeWidth={2} />
              {fill(content.assumptions.reset, { value: decimal(benchmark.likely / scale) })}
            </button>
          </p>
        ) : (
          <p>
            {words.notes[benchmark.note]}
            {benchmark.sources.length > 0 && (
              <sup className="ml-1 whitespace-nowrap font-semibold text-ink">
                {benchmark.sources.map(numberOf).join(", ")}
              </sup>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
