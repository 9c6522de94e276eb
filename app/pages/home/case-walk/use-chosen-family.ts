import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { defaultFamily } from "#app/cases/case.ts";
import { useSite } from "#app/site-data/use-site.ts";
import type { FamilyId } from "#core/pages.ts";
import { caseAnchor, familyAtAnchor } from "#core/paths.ts";

/**
 * The family named in the hash, and a function to choose another. Browsers don't send the hash, so the first render shows the
 * default. A choice is written to the URL without the router, which would scroll to the hash.
 */
export function useChosenFamily() {
  const { country } = useSite();
  const location = useLocation();
  const hash = useSyncExternalStore(
    () => () => {},
    () => location.hash,
    () => "",
  );
  const [choice, setChoice] = useState<{ family: FamilyId; at: string }>();

  const named = choice?.at === hash ? choice.family : familyAtAnchor(hash);
  const choose = (family: FamilyId) => {
    setChoice({ family, at: hash });
    window.history.replaceState(window.history.state, "", `#${caseAnchor(country, family)}`);
  };
  return [named || defaultFamily, choose] as const;
}
