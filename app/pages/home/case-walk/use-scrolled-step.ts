import { type RefObject, useEffect, useRef, useState } from "react";

const headerPx = 80;
/** With a shorter scroll distance the steps would flicker, so the visitor chooses instead. */
const leastRoomPx = 120;

/** The step follows the scroll position while the whole stage is in view, until the visitor chooses one. */
export function useScrolledStep(stage: RefObject<HTMLElement | null>, count: number) {
  const [step, setStep] = useState(0);
  const isChosen = useRef(false);

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
  };
  return { step, choose, restore: setStep };
}
