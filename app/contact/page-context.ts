// What the forms learn from the page and the visit. Loaded with every page: the forms may come many pages later.
import { useEffect } from "react";
import { pageData } from "#app/site-data/page-data.ts";

/** The estimator's programme attached to a message, and its one-line summary. */
export interface AttachedProgramme {
  fragment: string;
  /** Where the page knows the words for it. */
  line?: string;
}

/** What the page shows. Every contact button of the page, in its header and footer too, passes it on to the form. */
interface PageContext {
  programme?: AttachedProgramme | undefined;
  /** What the page is about: a message that is started there begins with it. */
  subject?: string | undefined;
}

let shown: AttachedProgramme | undefined;

export function useShownProgramme(programme: AttachedProgramme | undefined) {
  useEffect(() => {
    shown = programme;
    return () => {
      shown = undefined;
    };
  });
}

/** What the visitor has found out: a message from then on begins with it. */
export function setSubject(subject: string) {
  pageData().subject = subject;
}

export function pageContext(): PageContext {
  return { programme: shown, subject: pageData().subject };
}
