import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useSettled } from "./use-settled.ts";

/**
 * The props of a text field for a number. A number field would read "95.000" as 95. Input that is not understood stays in the field,
 * and what was stored before editing counts; `isWrong` tells once typing has paused or the field is left, since "50.0" may become "50.000".
 */
export function useNumberField<Stored>({
  value,
  stored,
  read,
  write,
  store,
  onChange,
}: {
  value: number | undefined;
  /** What the programme holds for it: undefined for a figure of ours. */
  stored: Stored;
  /** Undefined: not understood, or out of bounds. */
  read: (text: string) => number | undefined;
  write: (value: number) => string;
  store: (value: number) => Stored;
  onChange: (stored: Stored) => void;
}) {
  const [written, setWritten] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const ownValue = useRef(value);
  const before = useRef({ value, stored });
  const isUnread = written !== undefined && read(written) === undefined;
  const settled = useSettled(isUnread ? `unread ${written}` : "");

  // A slider, a reset or another link changed the value: the field shows it.
  useEffect(() => {
    if (value !== ownValue.current) setWritten(undefined);
    ownValue.current = value;
  }, [value]);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    if (written === undefined) before.current = { value, stored };
    setWritten(target.value);
    setIsLeft(false);
    const next = read(target.value);
    if (next !== undefined) {
      ownValue.current = next;
      onChange(store(next));
    } else if (stored !== before.current.stored) {
      ownValue.current = before.current.value;
      onChange(before.current.stored);
    }
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
  return { props, isWrong };
}
