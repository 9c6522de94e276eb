import "./contact-dialog.css";
import X from "lucide-react/icons/x";
import {
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Mark } from "#app/brand/mark.tsx";
import type { AttachedProgramme } from "./attached-programme.tsx";
import { ContactForm } from "./contact-form.tsx";
import { returnFocus } from "./return-focus.ts";
import { lockScroll } from "./scroll-lock.ts";
import type { DialogContactType } from "./texts.ts";
import { ToastRegion } from "./toast-region.tsx";
import { useContactTexts } from "./use-contact-texts.ts";
import { useKeyboardRoom } from "./use-keyboard-room.ts";

export interface ContactDialogProps {
  contactType?: DialogContactType;
  programme?: AttachedProgramme;
  trigger: HTMLElement;
  /** Called when the closing animation has ended. */
  onClosed: () => void;
}

export default function ContactDialog({
  contactType,
  programme,
  trigger,
  onClosed,
}: ContactDialogProps) {
  const { dialog: texts } = useContactTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  useKeyboardRoom(dialog);

  // First the dialog alone, so that a slow phone shows it at once: most of the work is in the form.
  const isFormDue = useDeferredValue(true, false);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Else the close button would be announced before the form is there.
    heading.current?.focus();
    return lockScroll();
  }, []);

  useEffect(() => {
    // Unless the visitor has moved on, or closed the dialog.
    if (!isFormDue || document.activeElement !== heading.current) return;
    dialog.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
  }, [isFormDue]);

  function close() {
    dialog.current?.close();
  }

  async function finish() {
    returnFocus(trigger);
    const fading = dialog.current?.getAnimations() ?? [];
    await Promise.allSettled(fading.map((animation) => animation.finished));
    onClosed();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicking outside is a short cut; Escape and the button do the same
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={finish}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) close();
      }}
      className="contact-dialog rounded-card rounded-tl-arc-float bg-night text-ink shadow-night ring-1 ring-night-line"
    >
      <div className="sticky top-0 z-10 flex h-0 justify-end [--focus:var(--color-amber)]">
        <button
          type="button"
          aria-label={texts.close}
          onClick={close}
          className="m-3 grid size-11 shrink-0 place-items-center rounded-control bg-night text-white hover:bg-night-2"
        >
          <X aria-hidden="true" size={22} strokeWidth={1.75} />
        </button>
      </div>
      <div className="on-night relative flex min-h-36 flex-col-reverse justify-end gap-2.5 overflow-hidden py-5 pr-16 pl-5 sm:pl-7">
        <Mark className="absolute -right-2 -bottom-2.25 size-24 text-night-2" />
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="relative text-small font-normal tracking-normal text-sky outline-none"
        >
          {texts.title}
        </h2>
        <p className="relative font-display text-h4 font-semibold">{texts.lead}</p>
      </div>
      {isFormDue ? (
        <>
          <ContactForm
            contactType={contactType}
            programme={programme}
            onSent={close}
            className="bg-white px-5 pt-5 pb-6 sm:px-7"
          />
          <ToastRegion place="dialog" />
        </>
      ) : (
        // About as high as the form, so that the dialog hardly moves when the form is there.
        <div className={`bg-white ${contactType === "partner" ? "h-207" : "h-185"}`} />
      )}
    </dialog>
  );
}

/** A drag that ends outside, or a press on the dialog's own scrollbar, is not a click outside. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isWithin;
}
