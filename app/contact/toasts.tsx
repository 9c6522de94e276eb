import "./toasts.css";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { mount } from "#app/islands/mount.tsx";
import { ContactTextsContext, useContactTexts } from "./contact-texts.ts";
import { createStore } from "./store.ts";

interface Toast {
  kind: "success" | "error";
  title: string;
  description?: string | undefined;
  /** Without it, the toast stays until it is closed. */
  shownMs?: number;
  /** What the visitor can name when asking about the message. */
  reference?: string | undefined;
  /** A modal makes the page's region inert, so it has its own. */
  isInDialog: boolean;
}

const currentToast = createStore<Toast | undefined>(undefined);

/** Takes the place of the last one. */
export function showToast(toast: Omit<Toast, "isInDialog">) {
  currentToast.set({ ...toast, isInDialog: document.querySelector("dialog[open]") !== null });
}

export function dismissToast() {
  currentToast.set(undefined);
}

let isMounted = false;

/** Mounts the page's region before the first toast, so that screen readers announce it. */
export function useToasts() {
  const texts = useContactTexts();
  useEffect(() => {
    if (isMounted) return;
    isMounted = true;
    // Above the floating corner; on a phone below the header.
    mount(
      <ContactTextsContext value={texts}>
        <ToastRegion place="page" />
      </ContactTextsContext>,
    );
  }, [texts]);
}

const icons = { success: CircleCheck, error: CircleAlert };

/** Announces toasts, bottom right, or at the top where they would cover a button; Alt+T leads to them. */
export function ToastRegion({ place }: { place: "page" | "dialog" }) {
  const { toasts: texts } = useContactTexts();
  const toast = currentToast.useValue();
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<Element>(null);

  useEffect(() => {
    function onKey({ altKey, code }: KeyboardEvent) {
      if (!altKey || code !== "KeyT") return;
      before.current = document.activeElement;
      list.current?.focus();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  function dismiss() {
    const isFocused = list.current?.contains(document.activeElement);
    dismissToast();
    if (isFocused && before.current instanceof HTMLElement) before.current.focus();
  }

  return (
    <section
      aria-label={`${texts.region} alt+T`}
      aria-live="polite"
      data-place={place}
      className="toast-region screen-only"
    >
      <ol ref={list} tabIndex={-1}>
        {toast?.isInDialog === (place === "dialog") && (
          <ToastItem toast={toast} onDismiss={dismiss} />
        )}
      </ol>
    </section>
  );
}

/** Stays while it is pointed at or has the focus. */
function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { answer, toasts } = useContactTexts();
  const [isHeld, setIsHeld] = useState(false);
  const Icon = icons[toast.kind];

  useEffect(() => {
    if (isHeld || !toast.shownMs) return;
    const timer = setTimeout(dismissToast, toast.shownMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  return (
    <li
      data-toast={toast.kind}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
      <div>
        <b>{toast.title}</b>
        {toast.description && <p>{toast.description}</p>}
        {toast.reference && (
          <p className="mt-1 text-caption wrap-anywhere">
            {answer.reference}: <b>{toast.reference}</b>
          </p>
        )}
      </div>
      <button type="button" aria-label={toasts.close} onClick={onDismiss}>
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
    </li>
  );
}
