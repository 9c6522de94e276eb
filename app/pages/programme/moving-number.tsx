import { useEffect, useRef, useState } from "react";

const moveMs = 320;

/** Counts to a new value within a third of a second, or shows it at once where reduced motion is preferred. */
export function MovingNumber({
  value,
  format,
}: {
  value: number;
  format: (value: number) => string;
}) {
  const [shown, setShown] = useState(value);
  const current = useRef(value);

  useEffect(() => {
    const from = current.current;
    if (from === value) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      current.current = value;
      setShown(value);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      // A frame's time is that of its beginning, which may be before the change.
      const share = Math.min(1, Math.max(0, now - startedAt) / moveMs);
      const eased = 1 - (1 - share) ** 3;
      current.current = share < 1 ? Math.round(from + (value - from) * eased) : value;
      setShown(current.current);
      if (share < 1) frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return <>{format(shown)}</>;
}
