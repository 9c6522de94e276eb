import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A link inside a panel leads to another page; the panel does not come along. One opened before scripts came stays. */
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
