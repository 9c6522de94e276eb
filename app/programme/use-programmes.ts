import { useEffect, useRef, useState } from "react";
import type { CountryCode } from "#core/countries.ts";
import { type Programme, readProgrammes, writeProgrammes } from "#core/programme.ts";

/** Browsers refuse an address that is rewritten many times a second, as while a slider is moved. */
const writeAfterMs = 300;

/**
 * The programmes in the address's fragment. They stay there: the fragment reaches no server. What the file was made with, a
 * starting programme, stands until the scripts have read it.
 */
export function useProgrammes(country: CountryCode) {
  const [state, setState] = useState(() => readProgrammes("", country));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const read = () => {
      // A link within the page, as to its content, is no programme.
      if (!document.getElementById(location.hash.slice(1))) {
        setState(readProgrammes(location.hash, country));
      }
    };
    read();
    window.addEventListener("hashchange", read);
    return () => {
      window.removeEventListener("hashchange", read);
      clearTimeout(timer.current);
    };
  }, [country]);

  function change(programmes: Programme[]) {
    setState({ programmes, ignored: [] });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      history.replaceState(history.state, "", `#${writeProgrammes(programmes)}`);
    }, writeAfterMs);
  }

  return { ...state, change };
}
