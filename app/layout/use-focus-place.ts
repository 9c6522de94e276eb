import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";
import { useIsOwnWrite } from "#app/site-data/use-url-state.ts";

/**
 * Moves the focus to the target of a link with a hash, or to the heading of a new page (not of another tab). The router only
 * scrolls; the focus would stay on the link.
 */
export function useFocusPlace() {
  const { country, page } = useSite();
  const { hash, key } = useLocation();
  const isOwnWrite = useIsOwnWrite();
  const shown = `${country}.${page}`;
  const before = useRef({ shown, key });
  useEffect(() => {
    const last = before.current;
    before.current = { shown, key };
    if (last.key === key || isOwnWrite) return;
    const place = hash ? placeAt(hash) : null;
    if (place) focus(place);
    else if (last.shown !== shown) focus(document.querySelector("h1"));
  }, [shown, hash, key, isOwnWrite]);
}

/** The heading that labels it, or else the element itself. */
function placeAt(hash: string): HTMLElement | null {
  const place = document.getElementById(hash.slice(1));
  return document.getElementById(place?.getAttribute("aria-labelledby") ?? "") ?? place;
}

function focus(element: HTMLElement | null) {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}
