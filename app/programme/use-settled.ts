import { useEffect, useState } from "react";

const settledMs = 900;

/** The last value, once it has stopped changing: what is announced is said once. At first, nothing. */
export function useSettled(value: string): string {
  const [first] = useState(value);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value === first ? "" : value), settledMs);
    return () => clearTimeout(timer);
  }, [value, first]);
  return settled;
}
