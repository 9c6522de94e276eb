import { useState } from "react";
import { useLocation } from "react-router";
import { defaultFamily } from "#app/cases/case.ts";
import { rewriteAddress } from "#app/site-data/rewrite-address.ts";
import { useHash } from "#app/site-data/use-hash.ts";
import { useSite } from "#app/site-data/use-site.ts";
import type { FamilyId } from "#core/pages.ts";
import { caseAnchor, familyAtAnchor } from "#core/paths.ts";

/** The family named in the hash, and a function to choose another, which writes it to the hash. */
export function useChosenFamily() {
  const { country } = useSite();
  const { pathname } = useLocation();
  const hash = useHash();
  const [choice, setChoice] = useState<{ family: FamilyId; at: string }>();

  const named = choice?.at === hash ? choice.family : familyAtAnchor(hash);
  const choose = (family: FamilyId) => {
    setChoice({ family, at: hash });
    rewriteAddress(pathname, `#${caseAnchor(country, family)}`);
  };
  return [named || defaultFamily, choose] as const;
}
