import { useEffect, useLayoutEffect, useState } from "react";
import { useNavigationType } from "react-router";
import { announceProgramme, awaitedProgramme } from "#app/browser/start.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { useUrlState } from "#app/site-data/use-url-state.ts";
import {
  type Programme,
  type Programmes,
  readProgrammes,
  startingProgramme,
  writeProgrammes,
} from "#core/programme.ts";
import { isProgrammeFragment } from "#core/programme-start.ts";

/** What this tab showed last: coverage and the estimator continue with it where the address names no programme. */
let draft: Programmes | undefined;

/**
 * The programmes in the address's fragment, which reaches no server. `keepsDraft`: an older programme that the browser's Back
 * brings along does not replace the draft.
 */
export function useProgrammes(start?: Programme, { keepsDraft = false } = {}) {
  const { country } = useSite();
  const navigationType = useNavigationType();
  const [told, set] = useUrlState<Programmes>({
    read: ({ hash }) => readFragment(hash),
    write: ({ programmes, active }) => ({ hash: `#${writeProgrammes(programmes, active)}` }),
  });
  const [earlier] = useState(draft);
  const state = told ?? {
    programmes: [start ?? startingProgramme(country)],
    active: 0,
    ignored: [],
  };

  /** A place on the page is no programme. */
  function readFragment(hash: string): Programmes | undefined {
    const isPlace = hash !== "" && document.getElementById(hash.slice(1)) !== null;
    const linked = isPlace ? awaitedProgramme() : hash;
    return linked && (!keepsDraft || isProgrammeFragment(linked))
      ? readProgrammes(linked, country)
      : undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page comes
  useLayoutEffect(() => {
    if (earlier && (!told || (keepsDraft && navigationType === "POP"))) set(earlier);
  }, []);
  useEffect(() => {
    if (!told) return;
    draft = told;
    announceProgramme();
  }, [told]);

  const { programmes, active } = state;
  function change(next: Programme[], shown = active) {
    set({ programmes: next, active: shown, ignored: [] });
  }

  return {
    ...state,
    /** The one edited and shown. */
    programme: programmes[active] ?? startingProgramme(country),
    fragment: writeProgrammes(programmes, active),
    change,
    edit(part: Partial<Programme>) {
      change(programmes.map((other, index) => (index === active ? { ...other, ...part } : other)));
    },
    show: (index: number) => set({ ...state, active: index }),
  };
}
