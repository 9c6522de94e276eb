import { type ChangeEvent, useEffect, useState } from "react";
import type { CountryCode } from "#core/countries.ts";
import { readInteger } from "#core/read-integer.ts";
import { useNumberFormat } from "./use-number-format.ts";
import { useSettled } from "./use-settled.ts";

/**
 * The props of a text field for a whole number within bounds. A number field would read "95.000" as 95. Input that is not
 * understood stays in the field and changes nothing; `isWrong` tells once typing has paused, since "50.0" may become "50.000".
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
  const isUnread = written !== undefined && read(written) === undefined;
  const settled = useSettled(isUnread ? `unread ${written}` : "");
  const isWrong = isUnread && settled !== "";

  function read(text: string): number | undefined {
    const number = readInteger(text);
    return number !== undefined && number >= min && number <= max ? number : undefined;
  }

  // A slider, a reset or another link changed the value: the field shows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the value changes
  useEffect(() => {
    if (written !== undefined && read(written) !== value) setWritten(undefined);
  }, [value]);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setWritten(target.value);
    const number = read(target.value);
    if (number !== undefined) onChange(number);
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
