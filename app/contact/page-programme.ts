import { useEffect } from "react";
import type { AttachedProgramme } from "./attached-programme.tsx";

let shown: AttachedProgramme | undefined;

/** Tells the programme that a page shows: its header's and footer's contact buttons carry it too. */
export function usePageProgramme(programme: AttachedProgramme | undefined) {
  useEffect(() => {
    shown = programme;
    return () => {
      shown = undefined;
    };
  });
}

export function pageProgramme(): AttachedProgramme | undefined {
  return shown;
}
