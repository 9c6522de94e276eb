import { useEffect } from "react";
import type { CarouselMotionProps } from "./carousel-motion-props.ts";

/** Used if the carousel's motion cannot be loaded: its buttons scroll the row by a view, and from one end to the other. */
export function ScrolledRow({ viewport, onReady }: CarouselMotionProps) {
  useEffect(() => {
    onReady({
      scrollNext: (isInstant) => scroll(viewport, 1, isInstant),
      scrollPrev: (isInstant) => scroll(viewport, -1, isInstant),
    });
    return () => onReady(undefined);
  }, [viewport, onReady]);
  return null;
}

function scroll(viewport: HTMLElement, direction: 1 | -1, isInstant: boolean) {
  const { scrollLeft, clientWidth, scrollWidth } = viewport;
  const slidePx = viewport.querySelector("li")?.offsetWidth ?? clientWidth;
  const first = Math.round(scrollLeft / slidePx);
  const shown = Math.round(clientWidth / slidePx);
  const isAtEnd = direction > 0 ? scrollLeft + clientWidth > scrollWidth - 1 : first === 0;
  const opposite = direction > 0 ? 0 : scrollWidth;
  viewport.scrollTo({
    left: isAtEnd ? opposite : (first + direction * shown) * slidePx,
    behavior: isInstant ? "instant" : "smooth",
  });
}
