import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import type { CountryCode } from "#core/countries.ts";
import { readInteger } from "#core/read-integer.ts";
import { useSettled } from "./use-settled.ts";

/**
 * The props of a text field for a whole number within bounds. A number field would read "95.000" as 95. Input that is not
 * understood stays in the field, and the value from before editing counts; `isWrong` tells once typing has paused, since "50.0" may become "50.000".
 */
export function useIntegerField({
  value,
  min,
  max,
  country,
  onChange,
}: {
  value: number;
  min: number;
  max: number;
  country: CountryCode;
  onChange: (value: number) => void;
}) {
  const { integer } = useNumberFormat(country);
  const [written, setWritten] = useState<string>();
  const valueBefore = useRef(value);
  const ownValue = useRef(value);
  const isUnread = written !== undefined && read(written) === undefined;
  const settled = useSettled(isUnread ? `unread ${written}` : "");
  const isWrong = isUnread && settled !== "";

  function read(text: string): number | undefined {
    const number = readInteger(text);
    return number !== undefined && number >= min && number <= max ? number : undefined;
  }

  // A slider, a reset or another link changed the value: the field shows it.
  useEffect(() => {
    if (value !== ownValue.current) setWritten(undefined);
    ownValue.current = value;
  }, [value]);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    if (written === undefined) valueBefore.current = value;
    setWritten(target.value);
    ownValue.current = read(target.value) ?? valueBefore.current;
    onChange(ownValue.current);
  }

  const props = {
    type: "text",
    inputMode: "numeric",
    autoComplete: "off",
    "aria-invalid": isWrong,
    value: written ?? integer(value),
    onChange: change,
    onBlur: () => !isUnread && setWritten(undefined),
  } as const;
  return { props, isWrong };
}
