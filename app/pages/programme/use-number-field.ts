import { type ChangeEvent, useEffect, useRef, useState } from "react";
import type { ProgrammeContent } from "#content/estimator/schema.ts";
import type { NumberFormat } from "#core/number-format.ts";
import { readHundredths, readWhole } from "#core/read-number.ts";
import { fill } from "#core/template.ts";
import { useSettled } from "./use-settled.ts";

/**
 * The props of a text field for a number. A number field would read "95.000" as 95. Input that is not understood stays in the field,
 * and what was stored before editing counts; there is an `error` once typing has paused or the field is left, since "50.0" may
 * become "50.000".
 */
export function useNumberField<Stored>({
  value,
  stored,
  unit,
  min = 0,
  max,
  format,
  texts,
  isOptional = false,
  valueWhenEmpty,
  store,
  onChange,
}: {
  value: number | undefined;
  /** What the programme holds for it: undefined for an assumption of ours. */
  stored: Stored;
  unit: "whole" | "hundredths";
  min?: number;
  max: number;
  format: NumberFormat;
  texts: Pick<ProgrammeContent, "numberError" | "numberUnclear">;
  /** An empty field is understood, too. */
  isOptional?: boolean;
  /** What counts while the field is empty: it is understood, and the field says so. */
  valueWhenEmpty?: number;
  store: (value: number | undefined) => Stored;
  onChange: (stored: Stored) => void;
}) {
  const [written, setWritten] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const ownValue = useRef(value);
  const before = useRef({ value, stored });
  const write = unit === "whole" ? format.integer : format.decimal;
  const error = written === undefined ? undefined : errorOf(written);
  const settled = useSettled(error ? `${error} ${written}` : "");

  // A slider, a reset or another link changed the value: the field shows it.
  useEffect(() => {
    if (value !== ownValue.current) setWritten(undefined);
    ownValue.current = value;
  }, [value]);

  function isAllowed(number: number): boolean {
    return number >= min && number <= max;
  }

  /** Of two readings that the field would take, neither is guessed. */
  function read(text: string) {
    if (unit === "whole") return readWhole(text);
    const number = readHundredths(text.replace("%", ""), format.point);
    if (typeof number !== "object") return number;
    const [first, ...others] = [number.whole, number.decimal].filter(isAllowed);
    return others.length > 0 ? number : first;
  }

  function isCleared(text: string): boolean {
    return (isOptional || valueWhenEmpty !== undefined) && text.trim() === "";
  }

  function errorOf(text: string): string | undefined {
    if (isCleared(text)) return undefined;
    const number = read(text);
    if (typeof number === "object") {
      return fill(texts.numberUnclear, {
        whole: format.decimal(number.whole),
        decimal: format.decimal(number.decimal),
      });
    }
    return number !== undefined && isAllowed(number)
      ? undefined
      : fill(texts.numberError, { min: write(min), max: write(max) });
  }

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    if (written === undefined) before.current = { value, stored };
    setWritten(target.value);
    setIsLeft(false);
    if (errorOf(target.value) === undefined) {
      const next = isCleared(target.value) ? undefined : (read(target.value) as number);
      ownValue.current = next ?? valueWhenEmpty;
      onChange(store(next));
    } else if (stored !== before.current.stored) {
      ownValue.current = before.current.value;
      onChange(before.current.stored);
    }
  }

  function leave() {
    setIsLeft(true);
    if (!error) setWritten(undefined);
  }

  const shownError = isLeft || settled !== "" ? error : undefined;
  const props = {
    type: "text",
    inputMode: unit === "whole" ? "numeric" : "decimal",
    autoComplete: "off",
    "aria-invalid": shownError !== undefined,
    value: written ?? (value === undefined ? "" : write(value)),
    onChange: change,
    onBlur: leave,
  } as const;
  return { props, error: shownError, isEmptied: written !== undefined && isCleared(written) };
}
