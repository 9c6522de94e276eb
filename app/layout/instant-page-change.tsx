import { useInsertionEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * A new page shows its first view first. Scrolling is smooth within an address, and never between two: a new one starts where
 * it should. Stands before the router's own scrolling, which takes place in the same moment.
 */
export function InstantPageChange({ page }: { page: string }) {
  const { pathname, hash } = useLocation();
  const startsAtTop = useNavigationType() !== NavigationType.Pop && !hash;

  const drawn = useRef(page);
  // Before anything is measured. A page that only changes its topic is drawn already.
  useInsertionEffect(() => {
    if (drawn.current === page) return;
    drawn.current = page;
    if (startsAtTop) window.fold?.(true);
    else delete document.documentElement.dataset.folded;
  }, [page, startsAtTop]);

  const shown = useRef({ page, pathname });
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname) return;
    shown.current = { page, pathname };
    // To the top it goes without styles, which would have to be found for all that has just been drawn.
    if (before.page !== page && startsAtTop) {
      window.scrollTo({ left: 0, top: 0, behavior: "instant" });
      return;
    }
    const { style } = document.documentElement;
    style.scrollBehavior = "auto";
    // Read, so that it holds now: the browser would scroll by the styles of its last frame.
    getComputedStyle(document.documentElement).getPropertyValue("scroll-behavior");
    const frame = requestAnimationFrame(() => {
      style.scrollBehavior = "";
    });
    return () => {
      cancelAnimationFrame(frame);
      style.scrollBehavior = "";
    };
  }, [page, pathname, startsAtTop]);

  return null;
}
