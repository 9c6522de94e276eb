import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

const shown: string[] = [];

/** Remembers the pages shown without loading a document, and loads the script that reports them when nothing else is to do. */
export function useVisitReport() {
  const { pathname } = useLocation();
  const [loaded] = useState(pathname);
  const last = useRef(pathname);
  useEffect(() => {
    if (pathname !== last.current) shown.push(pathname);
    last.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (import.meta.env.FIGURES === false) return;
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
    whenIdle(() => {
      // Without this script nothing is missing on the page.
      import("./visit-report.ts")
        .then(({ reportVisit }) => reportVisit(loaded, shown))
        .catch(() => {});
    });
  }, [loaded]);
}
