import { useEffect, useRef } from "react";
import { useSite } from "#app/site-data/use-site.ts";

/** After a change of page (not of tab), a screen reader starts at the new page's heading. */
export function useFocusHeading() {
  const { country, page } = useSite();
  const shown = `${country}.${page}`;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const heading = document.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [shown]);
}
