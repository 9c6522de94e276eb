import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";
import {
  chosenServices,
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
 * The visitor's choice of services. It starts empty or from the URL's fragment, and each change is written to the fragment.
 * A fragment that is a service's anchor does not change the choice.
 */
export function useChosenServices(): ChosenServices {
  const { country } = useSite();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [{ programme, ignored }, setState] = useState<ReadProgramme>(() => ({
    programme: { ...startingProgramme(country), services: {} },
    ignored: [],
  }));

  useEffect(() => {
    if (isProgrammeFragment(hash)) setState(readProgramme(hash, country));
  }, [hash, country]);

  function toggle(id: ServiceId) {
    const { [id]: limit, ...others } = programme.services;
    const services = limit === undefined ? { ...others, [id]: defaultLimit } : others;
    const next = { ...programme, services };
    setState({ programme: next, ignored: [] });
    const options = { replace: true, preventScrollReset: true };
    void navigate({ search, hash: writeProgramme(next) }, options);
  }

  return {
    ignored,
    count: chosenServices(programme).length,
    fragment: `#${writeProgramme(programme)}`,
    has: (id) => programme.services[id] !== undefined,
    toggle,
  };
}
