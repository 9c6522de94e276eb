import { useInsertionEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { fold } from "../fold.ts";

/**
 * A new page shows its first view first. Scrolling is smooth within a page, and never between pages: a new one starts where it
 * should. Stands before the router's own scrolling, which takes place in the same moment.
 */
export function InstantPageChange({ page }: { page: string }) {
  const before = useRef(page);
  const { hash } = useLocation();
  const startsAtTop = useNavigationType() !== NavigationType.Pop && !hash;
  // Before anything is measured.
  useInsertionEffect(() => {
    if (before.current !== page) fold(startsAtTop);
  }, [page, startsAtTop]);
  useLayoutEffect(() => {
    if (before.current === page) return;
    before.current = page;
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
  }, [page]);
  return null;
}
