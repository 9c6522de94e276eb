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
import { ContactForm } from "./contact-form.tsx";
import type { ContactRequest } from "./contact-request.ts";
import { useContactTexts } from "./contact-texts.ts";
import { lockScroll, returnFocus, useKeyboardRoom } from "./modal.ts";
import { ToastRegion } from "./toasts.tsx";

export interface ContactDialogProps extends ContactRequest {
  /** What the page is about. */
  subject?: string | undefined;
  trigger: HTMLElement;
  /** Called when the closing animation has ended. */
  onClosed: () => void;
}

export function ContactDialog({
  contactType,
  programme,
  subject,
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
      <div className="on-night sticky top-0 z-10 flex items-center gap-3 py-1.5 pr-2 pl-5 sm:pl-7">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="grow text-small leading-tight font-semibold outline-none sm:text-body"
        >
          {texts.title}
        </h2>
        <button
          type="button"
          aria-label={texts.close}
          onClick={close}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-night-2"
        >
          <X aria-hidden="true" size={22} strokeWidth={1.75} />
        </button>
      </div>
      <div className="on-night relative overflow-hidden pr-20 pb-4 pl-5 sm:pl-7">
        <Mark className="absolute -right-2 -bottom-2.25 size-20 text-night-2" />
        <p className="relative text-small text-sky">{texts.lead}</p>
      </div>
      {isFormDue ? (
        <>
          <ContactForm
            contactType={contactType}
            programme={programme}
            subject={subject}
            onSent={close}
            className="bg-white px-5 pt-4 sm:px-7"
          />
          <ToastRegion place="dialog" />
        </>
      ) : (
        // About as high as the form, so that the dialog hardly moves when the form is there.
        <div className={`bg-white ${contactType === "partner" ? "h-190" : "h-168"}`} />
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
