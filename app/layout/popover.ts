import { useEffect } from "react";
import { useLocation } from "react-router";

/** A link inside a panel leads to another page; the panel does not come along. */
export function useClosePanelsOnNavigation() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a navigation
  useEffect(() => {
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
      panel.hidePopover();
    }
  }, [key]);
}
