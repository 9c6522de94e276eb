import { useEffect, useRef } from "react";

/** Scrolls to what a choice has changed, if that is out of view: on a phone a press would seem to do nothing. */
export function useBringIntoView(id: string, choice: string | undefined) {
  const before = useRef(choice);
  useEffect(() => {
    if (before.current === choice) return;
    before.current = choice;
    const place = choice && document.getElementById(id);
    if (!place || place.getBoundingClientRect().top < innerHeight * 0.6) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    place.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
  }, [id, choice]);
}
