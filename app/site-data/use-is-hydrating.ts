import { useSyncExternalStore } from "react";

/** Whether React is rendering a built page, on the server or to take it over. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
