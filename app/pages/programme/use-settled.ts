import { useEffect, useRef, useState } from "react";

const settledMs = 900;

/** The value once it has stopped changing, so that a screen reader says it once. Empty until the first change. */
export function useSettled(value: string): string {
  const first = useRef<string | undefined>(value);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (value === first.current) return;
    const timer = setTimeout(() => {
      first.current = undefined;
      setSettled(value);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
