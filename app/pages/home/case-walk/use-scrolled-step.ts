import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

const headerPx = 80;
/** With a shorter scroll distance the steps would flicker, so the visitor chooses instead. */
const leastRoomPx = 120;

/**
 * The step follows the scroll position while the whole stage is in view, until the visitor chooses one. The entry in the
 * browser's history keeps the choice for whoever comes back; the URL names no step.
 */
export function useScrolledStep(stage: RefObject<HTMLElement | null>, count: number) {
  const { key } = useLocation();
  const [scrolled, setScrolled] = useState(0);
  const [chosen, setChosen] = useState<number>();

  useEffect(() => setChosen(window.history.state?.caseStep), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells a new entry for the same page
  useEffect(() => {
    if (chosen === undefined) return;
    window.history.replaceState({ ...window.history.state, caseStep: chosen }, "");
  }, [chosen, key]);

  useEffect(() => {
    if (chosen !== undefined) return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const follow = () => {
      const box = stage.current?.getBoundingClientRect();
      if (!box) return;
      const room = window.innerHeight - headerPx - box.height;
      if (room < leastRoomPx) return;
      const passed = (window.innerHeight - box.bottom) / room;
      setScrolled(Math.min(count - 1, Math.max(0, Math.floor(passed * count))));
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [stage, count, chosen]);

  return { step: chosen ?? scrolled, choose: setChosen };
}
