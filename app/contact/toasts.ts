import { useSyncExternalStore } from "react";

export interface Toast {
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

let current: Toast | undefined;
const readers = new Set<() => void>();

function setCurrent(toast: Toast | undefined) {
  current = toast;
  for (const read of readers) read();
}

/** Takes the place of the last one. */
export function showToast(toast: Omit<Toast, "isInDialog">) {
  setCurrent({ ...toast, isInDialog: document.querySelector("dialog[open]") !== null });
}

export function dismissToast() {
  setCurrent(undefined);
}

export function useToast(): Toast | undefined {
  return useSyncExternalStore(
    (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    () => current,
  );
}
