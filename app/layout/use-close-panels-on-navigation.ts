import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Closes panels when the page changes, but not on hydration: a panel may have been opened before it. */
export function useClosePanelsOnNavigation() {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
      panel.hidePopover();
    }
  }, [key]);
}
