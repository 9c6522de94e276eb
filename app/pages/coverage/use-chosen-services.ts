import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { rewriteAddress } from "#app/site-data/rewrite-address.ts";
import { useSite } from "#app/site-data/use-site.ts";
import type { CountryCode } from "#core/countries.ts";
import {
  chosenServices,
  type Programme,
  type ReadProgramme,
  readProgramme,
  startingProgramme,
  writeProgramme,
} from "#core/programme.ts";
import { defaultLimit, isProgrammeFragment } from "#core/programme-start.ts";
import type { ServiceId } from "#core/services.ts";

export interface ChosenServices {
  count: number;
  /** Parts of the fragment that were not understood. */
  ignored: string[];
  /** The URL fragment for the estimator. */
  fragment: string;
  has: (id: ServiceId) => boolean;
  toggle: (id: ServiceId) => void;
}

/**
 * The visitor's choice of services. It starts empty or from the URL's fragment, and each change is written to the fragment,
 * without the router: on a slow phone its navigation ends after the next choice, and would bring the older one back. A service's
 * anchor does not change the choice.
 */
export function useChosenServices(): ChosenServices {
  const { country } = useSite();
  const { pathname, hash, key } = useLocation();
  const [{ programme: chosen, ignored }, setState] = useState<ReadProgramme>(() => ({
    programme: emptyProgramme(country),
    ignored: [],
  }));
  // The page of another country is the same component: an empty programme is not carried over.
  const isCarriedOver = chosen.country === country || chosenServices(chosen).length > 0;
  const programme = isCarriedOver ? chosen : emptyProgramme(country);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router does not know the written fragment, so its own may stay the same
  useEffect(() => {
    if (isProgrammeFragment(hash)) setState(readProgramme(hash, country));
  }, [hash, key, country]);

  function toggle(id: ServiceId) {
    const { [id]: limit, ...others } = programme.services;
    const services = limit === undefined ? { ...others, [id]: defaultLimit } : others;
    const next = { ...programme, services };
    setState({ programme: next, ignored: [] });
    rewriteAddress(pathname, `#${writeProgramme(next)}`);
  }

  return {
    ignored,
    count: chosenServices(programme).length,
    fragment: `#${writeProgramme(programme)}`,
    has: (id) => programme.services[id] !== undefined,
    toggle,
  };
}

function emptyProgramme(country: CountryCode): Programme {
  return { ...startingProgramme(country), services: {} };
}
