import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useRef } from "react";
import { nameOf, originLines, originOf, unitWords } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { assumptionMax, kindOf } from "#core/assumptions.ts";
import type { CountryCode } from "#core/countries.ts";
import type { Assumption } from "#core/estimate.ts";
import { fill } from "#core/template.ts";
import type { EstimatorProps } from "./estimator-props.ts";
import { useIntegerField } from "./use-integer-field.ts";

const badges = {
  ours: "bg-amber-tint text-amber-deep",
  published: "bg-petrol-tint text-petrol-h",
  elsewhere: "bg-bone-2 text-ink-2",
  changed: "bg-petrol text-white",
};

export function AssumptionRow({
  assumption,
  country,
  content,
  words,
  onSet,
}: EstimatorProps & {
  assumption: Assumption;
  country: CountryCode;
  onSet: (value: number | undefined) => void;
}) {
  const id = assumption.id.replace(".", "-");
  const { integer, currency } = useNumberFormat(country);
  const { default: figure, range, isChanged } = assumption;
  const max = assumptionMax[kindOf(assumption.id)];
  const origin = isChanged ? "changed" : originOf(figure, country);
  const input = useRef<HTMLInputElement>(null);
  const field = useIntegerField({
    value: range.likely,
    min: 0,
    max,
    country,
    onChange: (value) => onSet(value === figure.likely ? undefined : value),
  });

  /** The button disappears, so the focus moves to the field. */
  function reset() {
    onSet(undefined);
    input.current?.focus();
  }

  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 border-t border-line py-5 first:border-0 lg:grid-cols-[5fr_7fr]">
      <div className="grid grid-cols-1 content-start gap-2">
        <label htmlFor={id} className="font-semibold leading-snug">
          {nameOf(assumption.id, words)}
        </label>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <input
            id={id}
            ref={input}
            aria-describedby={`${id}-unit ${id}-error ${id}-origin`}
            {...field.props}
            className={`figures min-h-11 w-30 rounded-control border bg-white px-3 aria-invalid:border-danger ${isChanged ? "border-2 border-petrol" : "border-line-strong"}`}
          />
          <span id={`${id}-unit`} className="text-small text-ink-2">
            {unitWords(assumption.id, words, currency)}
          </span>
        </div>
        <p
          id={`${id}-error`}
          aria-live="polite"
          className="text-small font-medium text-danger empty:sr-only"
        >
          {field.isWrong && fill(content.numberError, { min: 0, max: integer(max) })}
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
          <span className={isChanged ? "line-through" : ""}>
            {fill(content.assumptions.range, {
              low: integer(figure.low),
              high: integer(figure.high),
            })}
          </span>
          {isChanged && (
            <button
              type="button"
              onClick={reset}
              className="screen-only inline-flex min-h-11 items-center gap-1.5 font-semibold text-petrol underline"
            >
              <RotateCcw aria-hidden="true" size={16} strokeWidth={2} />
              {fill(content.assumptions.reset, { value: integer(figure.likely) })}
            </button>
          )}
        </p>
        {originLines(figure, words).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </li>
  );
}
