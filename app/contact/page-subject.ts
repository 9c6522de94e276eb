import { useEffect } from "react";

let shown: string | undefined;

/** Tells what a page is about: a message that is started there begins with it. */
export function usePageSubject(subject: string | undefined) {
  useEffect(() => {
    shown = subject;
    return () => {
      shown = undefined;
    };
  });
}

export function pageSubject(): string | undefined {
  return shown;
}
