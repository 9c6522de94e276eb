import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** The URL's hash. Browsers don't send it, so while a built page is hydrated it counts as empty. */
export function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    () => () => {},
    () => hash,
    () => "",
  );
}
