import { type RefObject, useEffect, useRef, useState } from "react";

const headerPx = 80;
/** With a shorter scroll distance the steps would flicker, so the visitor chooses instead. */
const leastRoomPx = 120;

/**
 * The step follows the scroll position while the whole stage is in view, until the visitor chooses one. The entry in the
 * browser's history keeps the choice for whoever comes back; the URL names no step.
 */
export function useScrolledStep(stage: RefObject<HTMLElement | null>, count: number) {
  const [step, setStep] = useState(0);
  const isChosen = useRef(false);

  useEffect(() => {
    const { caseStep } = window.history.state ?? {};
    if (caseStep === undefined) return;
    isChosen.current = true;
    setStep(caseStep);
  }, []);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const follow = () => {
      const box = stage.current?.getBoundingClientRect();
      if (!box || isChosen.current) return;
      const room = window.innerHeight - headerPx - box.height;
      if (room < leastRoomPx) return;
      const passed = (window.innerHeight - box.bottom) / room;
      setStep(Math.min(count - 1, Math.max(0, Math.floor(passed * count))));
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [stage, count]);

  const choose = (chosen: number) => {
    isChosen.current = true;
    setStep(chosen);
    window.history.replaceState({ ...window.history.state, caseStep: chosen }, "");
  };
  return { step, choose };
}
