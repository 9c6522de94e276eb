import { useEffect, useState } from "react";

const headerPx = 80;
/** With a shorter scroll distance the steps would flicker, so the visitor chooses instead. */
const leastRoomPx = 120;

/**
 * The step at the scroll position while the whole stage is in view. `stage`: null until it is hydrated, which may be later than the
 * component that uses this. `isFollowed`: until the visitor has chosen one.
 */
export function useScrolledStep(
  stage: HTMLElement | null,
  count: number,
  isFollowed: boolean,
): number {
  const [scrolled, setScrolled] = useState(0);

  useEffect(() => {
    if (!stage || !isFollowed) return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const follow = () => {
      const box = stage.getBoundingClientRect();
      const room = window.innerHeight - headerPx - box.height;
      if (room < leastRoomPx) return;
      const passed = (window.innerHeight - box.bottom) / room;
      setScrolled(Math.min(count - 1, Math.max(0, Math.floor(passed * count))));
    };
    // The browser may have restored the scroll position before.
    follow();
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [stage, count, isFollowed]);

  return scrolled;
}
