import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

export const openDelayMs = 700;
/** Having just read one, a reader gets the next at once. */
export const skipDelayMs = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** A small control whose name is its picture's; the name appears on hover after a while, on focus and on a tap. */
export function Tooltip({ text, ...props }: ComponentProps<"button"> & { text: string }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const [isOpen, setIsOpen] = useState(false);

  const open = () => setIsOpen(true);
  const openSoon = () => {
    const wait = performance.now() - lastClosedAt < skipDelayMs ? 0 : openDelayMs;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(open, wait);
  };
  const close = () => {
    window.clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    // The bubble lies inside, so that moving onto it does not leave the trigger.
    <span className="inline-flex" onPointerEnter={openSoon} onPointerLeave={close}>
      <button
        ref={trigger}
        type="button"
        aria-label={text}
        onFocus={open}
        onBlur={close}
        onClick={open}
        onKeyDown={(event) => event.key === "Escape" && close()}
        {...props}
      />
      {isOpen && <Bubble text={text} trigger={trigger} onScroll={close} />}
    </span>
  );
}

/** In the top layer, above the trigger, whatever clips the trigger itself. */
function Bubble({
  text,
  trigger,
  onScroll,
}: {
  text: string;
  trigger: RefObject<HTMLElement | null>;
  onScroll: () => void;
}) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const box = trigger.current?.getBoundingClientRect();
    if (!bubble.current || !box) return;
    bubble.current.style.left = `${box.left + box.width / 2}px`;
    bubble.current.style.top = `${box.top}px`;
    bubble.current.showPopover();
  }, [trigger]);

  useEffect(() => {
    window.addEventListener("scroll", onScroll, { passive: true, once: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [onScroll]);

  return (
    <span
      ref={bubble}
      role="tooltip"
      popover="manual"
      className="inset-auto m-0 -translate-x-1/2 -translate-y-full bg-transparent pb-2"
    >
      <span className="block rounded-chip bg-ink px-2.5 py-1.5 text-caption font-semibold text-white">
        {text}
      </span>
    </span>
  );
}
