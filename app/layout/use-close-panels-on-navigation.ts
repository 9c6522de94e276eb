import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useIsOwnWrite } from "#app/site-data/use-url-state.ts";

/** Closes panels when the page changes, but not on hydration: a panel may have been opened before it. */
export function useClosePanelsOnNavigation() {
  const { key } = useLocation();
  const isOwnWrite = useIsOwnWrite();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (isOwnWrite) return;
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
      panel.hidePopover();
    }
  }, [key, isOwnWrite]);
}
