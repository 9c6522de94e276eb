import { useSyncExternalStore } from "react";

/** A value that outlives the components that show it. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function set(next: T) {
    value = next;
    for (const listener of listeners) listener();
  }

  return {
    set,
    update: (change: (before: T) => T) => set(change(value)),
    useValue: (): T =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  };
}
