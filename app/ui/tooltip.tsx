import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

const openDelayMs = 700;
/** Within this time after one tooltip has closed, the next opens without delay. */
const skipDelayMs = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** A button with a picture only. Its name is shown on hover after a delay, on focus and on a tap. */
export function Tooltip({ text, ...props }: ComponentProps<"button"> & { text: string }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const [isOpen, setIsOpen] = useState(false);

  const openIn = (ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsOpen(true), ms);
  };
  const openSoon = () => openIn(performance.now() - lastClosedAt < skipDelayMs ? 0 : openDelayMs);
  // In a new task, so that the press is painted first.
  const openNow = () => openIn(0);
  const close = () => {
    window.clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    // The bubble is inside, so that moving the pointer onto it fires no `pointerleave`.
    <span className="inline-flex" onPointerEnter={openSoon} onPointerLeave={close}>
      <button
        ref={trigger}
        type="button"
        aria-label={text}
        onFocus={openNow}
        onBlur={close}
        onClick={openNow}
        {...props}
      />
      {isOpen && <Bubble text={text} trigger={trigger} onClose={close} />}
    </span>
  );
}

/** In the top layer, so that no container clips it. */
function Bubble({
  text,
  trigger,
  onClose,
}: {
  text: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const box = trigger.current?.getBoundingClientRect();
    if (!bubble.current || !box) return;
    bubble.current.style.left = `${box.left + box.width / 2}px`;
    bubble.current.style.top = `${box.top}px`;
    bubble.current.showPopover();
  }, [trigger]);

  // On window: a hover opens it without moving the focus.
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    window.addEventListener("scroll", onClose, { passive: true });
    window.addEventListener("keydown", closeOnEscape);
    return () => {
      window.removeEventListener("scroll", onClose);
      window.removeEventListener("keydown", closeOnEscape);
    };
  }, [onClose]);

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
