import { type RefObject, useEffect, useState } from "react";
import { useEntryState } from "#app/site-data/use-entry-state.ts";

const headerPx = 80;
/** With a shorter scroll distance the steps would flicker, so the visitor chooses instead. */
const leastRoomPx = 120;

const isStep = (kept: unknown) => typeof kept === "number";

/** The step follows the scroll position while the whole stage is in view, until the visitor chooses one. */
export function useScrolledStep(stage: RefObject<HTMLElement | null>, count: number) {
  const [scrolled, setScrolled] = useState(0);
  const [chosen, setChosen] = useEntryState("caseStep", isStep);

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
