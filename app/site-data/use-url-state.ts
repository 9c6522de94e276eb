// State that lives in the address: a filter, a choice, the visitor's programme.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** Browsers limit how often the address may change; a moving slider or fast typing would exceed it. */
const pauseMs = 250;

interface AddressParts {
  /** Parameters that are not named stay, and undefined ones go. */
  params?: Record<string, string | undefined>;
  hash?: string;
}

interface UrlState<T> {
  /** The state in an address; undefined if it has none: the state then stays, and is written into that address. */
  read: (address: { search: string; hash: string }) => T | undefined;
  /** The parts of the address that hold the state. */
  write: (state: T) => AddressParts;
}

/**
 * The state, undefined while neither the address nor the visitor has set it, and a function to change it. The state is
 * authoritative. The address follows, in the same entry of the history: at once, or after a series of changes when the visitor
 * pauses, presses a pointer, Enter or what may leave the page. A built page knows no address: while it is hydrated, the state is undefined.
 */
export function useUrlState<T>({ read, write }: UrlState<T>) {
  const [value, setValue] = useState<T>();
  const unwritten = useRef<{ value: T }>(undefined);
  const timer = useRef(0);
  const changedAt = useRef(-pauseMs);

  const flush = useEffectEvent(() => {
    if (unwritten.current) rewrite(write(unwritten.current.value));
    unwritten.current = undefined;
  });

  function set(next: T) {
    const now = performance.now();
    const isSeries = now - changedAt.current < pauseMs;
    changedAt.current = now;
    setValue(next);
    unwritten.current = { value: next };
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => flush(), isSeries ? pauseMs : 0);
  }

  const readAddress = useEffectEvent(() => {
    const found = read(location);
    if (found !== undefined) {
      unwritten.current = undefined;
      setValue(found);
    } else if (value !== undefined) set(value);
  });

  // Before the browser paints, and before it scrolls to the address's place.
  useLayoutEffect(() => {
    readAddress();
    const controller = new AbortController();
    const { signal } = controller;
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === "Enter" || key === "F5" || altKey || ctrlKey || metaKey) flush();
    };
    // `popstate` is fired for new fragments, too.
    addEventListener("popstate", () => readAddress(), { signal });
    addEventListener("pointerdown", () => flush(), { signal, capture: true });
    addEventListener("keydown", onKey, { signal, capture: true });
    addEventListener("pagehide", () => flush(), { signal });
    return () => controller.abort();
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return [value, set] as const;
}

function rewrite({ params = {}, hash }: AddressParts) {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (hash !== undefined) url.hash = hash;
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}
