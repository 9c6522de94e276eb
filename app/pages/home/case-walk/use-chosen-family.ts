import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { defaultFamily } from "#app/cases/case.ts";
import { useSite } from "#app/site-data/use-site.ts";
import type { FamilyId } from "#core/pages.ts";
import { caseAnchor, familyAtAnchor } from "#core/paths.ts";

/**
 * The family whose case the address names, and the way to choose another. The server never sees a hash, so the first render
 * shows the default one. A choice is written to the address without the router, which would scroll to the hash.
 */
export function useChosenFamily() {
  const { country } = useSite();
  const { hash } = useLocation();
  const [choice, setChoice] = useState<{ family: FamilyId; at: string }>();
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

  const named = choice?.at === hash ? choice.family : familyAtAnchor(hash);
  const choose = (family: FamilyId) => {
    setChoice({ family, at: hash });
    window.history.replaceState(window.history.state, "", `#${caseAnchor(country, family)}`);
  };
  return [(isHydrated && named) || defaultFamily, choose] as const;
}
