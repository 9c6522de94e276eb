// What the forms learn from the page and the visit. Loaded with every page: the forms may come many pages later.
import { useEffect } from "react";

/**
 * The query of the visitor's first page, and the page that linked to it. Read once, before any navigation, and kept in memory
 * only: storing them on the visitor's device would need their consent.
 */
export const landing = {
  search: typeof window === "undefined" ? "" : window.location.search,
  referrer: typeof document === "undefined" ? "" : document.referrer,
};

/** The estimator's programme attached to a message, and its one-line summary. */
export interface AttachedProgramme {
  fragment: string;
  /** Where the page knows the words for it. */
  line?: string;
}

let shownProgramme: AttachedProgramme | undefined;
let shownSubject: string | undefined;

/** The programme that the page shows: its header's and footer's contact buttons attach it too. */
export function usePageProgramme(programme: AttachedProgramme | undefined) {
  useEffect(() => {
    shownProgramme = programme;
    return () => {
      shownProgramme = undefined;
    };
  });
}

/** What the page is about: a message that is started there begins with it. */
export function usePageSubject(subject: string | undefined) {
  useEffect(() => {
    shownSubject = subject;
    return () => {
      shownSubject = undefined;
    };
  });
}

export function pageProgramme(): AttachedProgramme | undefined {
  return shownProgramme;
}

export function pageSubject(): string | undefined {
  return shownSubject;
}
