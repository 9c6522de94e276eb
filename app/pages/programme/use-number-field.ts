import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useSettled } from "./use-settled.ts";

/**
 * The props of a text field for a number. A number field would read "95.000" as 95. Input that is not understood stays in the field,
 * and the value from before editing counts; `isWrong` tells once typing has paused or the field is left, since "50.0" may become "50.000".
 */
export function useNumberField({
  value,
  read,
  write,
  onChange,
}: {
  value: number | undefined;
  /** Undefined: not understood, or out of bounds. */
  read: (text: string) => number | undefined;
  write: (value: number) => string;
  onChange: (value: number) => void;
}) {
  const [written, setWritten] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const ownValue = useRef(value);
  const valueBefore = useRef(value);
  const isUnread = written !== undefined && read(written) === undefined;
  const settled = useSettled(isUnread ? `unread ${written}` : "");

  // A slider, a reset or another link changed the value: the field shows it.
  useEffect(() => {
    if (value !== ownValue.current) setWritten(undefined);
    ownValue.current = value;
  }, [value]);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    if (written === undefined) valueBefore.current = value;
    setWritten(target.value);
    setIsLeft(false);
    const next = read(target.value) ?? valueBefore.current;
    if (next === undefined) return;
    ownValue.current = next;
    onChange(next);
  }

  function leave() {
    setIsLeft(true);
    if (!isUnread) setWritten(undefined);
  }

  const isWrong = isUnread && (isLeft || settled !== "");
  const props = {
    type: "text",
    inputMode: "decimal",
    autoComplete: "off",
    "aria-invalid": isWrong,
    value: written ?? (value === undefined ? "" : write(value)),
    onChange: change,
    onBlur: leave,
  } as const;
  return { props, isWrong, isUnread };
}
