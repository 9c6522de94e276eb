import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/**
 * State that the entry in the browser's history keeps for whoever comes back to the page; the URL does not name it. Undefined
 * until it is set, and while a built page is hydrated. A new entry for the same page takes the state over.
 */
export function useEntryState<T>(name: string, isValid: (kept: unknown) => kept is T) {
  const { pathname, key } = useLocation();
  const kept = useSyncExternalStore<unknown>(
    () => () => {},
    () => window.history.state?.[name],
    () => undefined,
  );
  // An earlier release may have written it.
  const own = isValid(kept) ? kept : undefined;
  const [state, setState] = useState({ key, value: own });

  const isNewToReact = state.value === undefined && own !== undefined;
  if (state.key !== key || isNewToReact) {
    setState({ key, value: own === undefined ? state.value : own });
  }

  const { value } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells a new entry for the same page
  useEffect(() => {
    // On the way to another page, the entry is already that page's.
    if (value === undefined || window.location.pathname !== pathname) return;
    try {
      window.history.replaceState({ ...window.history.state, [name]: value }, "");
    } catch {
      // Browsers limit how often an entry may be rewritten, for example while a key is held down: the last changes are not kept.
    }
  }, [name, value, key]);

  return [value, (next: T) => setState({ key, value: next })] as const;
}
