import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { defaultFamily } from "#app/cases/case.ts";
import type { FamilyId } from "#core/pages.ts";
import { familyAtAnchor } from "#core/paths.ts";

/** The family whose case the address names. The server never sees a hash, so the first render shows the default one. */
export function useChosenFamily(): FamilyId {
  const { hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (isHydrated && familyAtAnchor(hash)) || defaultFamily;
}
