import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/**
 * State that the entry in the browser's history keeps for whoever comes back to the page; the URL does not name it. The server
 * does not know it, so while a built page is hydrated it counts as `initial`.
 */
export function useEntryState<T>(name: string, initial: T) {
  const { key } = useLocation();
  const kept = useSyncExternalStore<T | undefined>(
    () => () => {},
    () => window.history.state?.[name],
    () => undefined,
  );
  const [value, setValue] = useState(kept);

  // After hydration. Later `kept` only repeats what is set here.
  useEffect(() => setValue((current) => (current === undefined ? kept : current)), [kept]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells a new entry for the same page
  useEffect(() => {
    if (value === undefined) return;
    window.history.replaceState({ ...window.history.state, [name]: value }, "");
  }, [name, value, key]);

  return [value === undefined ? initial : value, setValue] as const;
}
