import { createContext, useContext, useEffect } from "react";

/** Puts the page's toasts in place; given by ContactProvider. */
export const ShowToasts = createContext<(() => void) | undefined>(undefined);

/** Puts the page's toasts in place before the first one is needed, so that it is announced. */
export function useToasts() {
  const showToasts = useContext(ShowToasts);
  if (!showToasts) throw new Error("useToasts outside ContactProvider");
  useEffect(showToasts, [showToasts]);
}
