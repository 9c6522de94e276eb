import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { announceProgramme, awaitedProgramme } from "#app/browser/start.ts";
import { rewriteAddress } from "#app/site-data/rewrite-address.ts";
import { useHash } from "#app/site-data/use-hash.ts";
import type { CountryCode } from "#core/countries.ts";
import {
  type Programme,
  readProgrammes,
  startingProgramme,
  writeProgrammes,
} from "#core/programme.ts";

/** Browsers limit how often the URL may be rewritten; a moving slider would exceed it. */
const writeAfterMs = 300;

/** The programmes in the URL's fragment, which reaches no server. The built page shows the starting programme. */
export function useProgrammes(country: CountryCode) {
  const { pathname, hash, key } = useLocation();
  const builtHash = useHash();
  const [state, setState] = useState(() => readProgrammes(builtHash, country));
  const built = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fragment = writeProgrammes(state.programmes, state.active);
  const current = useRef(fragment);
  current.current = fragment;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells a second use of the same link
  useEffect(() => {
    clearTimeout(timer.current);
    // The skip link's hash names a place and no programme: the programme goes back into the URL.
    const isPlace = document.getElementById(hash.slice(1)) !== null;
    const linked = isPlace ? awaitedProgramme() : hash;
    if (linked !== undefined) setState(readProgrammes(linked, country));
    if (isPlace) write(linked?.slice(1) ?? current.current);
  }, [hash, key, country]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (state !== built.current) announceProgramme();
  }, [state]);

  function change(programmes: Programme[], active = state.active) {
    setState({ programmes, active, ignored: [] });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(writeProgrammes(programmes, active)), writeAfterMs);
  }

  function show(index: number) {
    clearTimeout(timer.current);
    setState({ ...state, active: index });
    write(writeProgrammes(state.programmes, index));
  }

  function write(next: string) {
    rewriteAddress(pathname, `#${next}`);
  }

  return {
    ...state,
    /** The one edited and shown. */
    programme: state.programmes[state.active] ?? startingProgramme(country),
    fragment,
    change,
    show,
  };
}
