import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";
import {
  chosenServices,
  type Programme,
  readProgramme,
  startingProgramme,
  writeProgramme,
} from "#core/programme.ts";
import { defaultLimit, programmeVersion } from "#core/programme-start.ts";
import type { ServiceId } from "#core/services.ts";

export interface ChosenServices {
  count: number;
  /** For the address of the estimator. */
  fragment: string;
  has: (id: ServiceId) => boolean;
  toggle: (id: ServiceId) => void;
}

/**
 * The programme a visitor puts together here. It starts empty, or as the address's fragment has it, and goes back into the
 * fragment with each change; a fragment that names a service leaves it alone.
 */
export function useChosenServices(): ChosenServices {
  const { country } = useSite();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [programme, setProgramme] = useState<Programme>(() => ({
    ...startingProgramme(country),
    services: {},
  }));

  useEffect(() => {
    if (!hash.startsWith(`#${programmeVersion}&`)) return;
    setProgramme(readProgramme(hash, country).programme);
  }, [hash, country]);

  function toggle(id: ServiceId) {
    const { [id]: limit, ...others } = programme.services;
    const services = limit === undefined ? { ...others, [id]: defaultLimit } : others;
    const next = { ...programme, services };
    setProgramme(next);
    const options = { replace: true, preventScrollReset: true };
    void navigate({ search, hash: writeProgramme(next) }, options);
  }

  return {
    count: chosenServices(programme).length,
    fragment: `#${writeProgramme(programme)}`,
    has: (id) => programme.services[id] !== undefined,
    toggle,
  };
}
