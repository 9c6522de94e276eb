import { createContext, useContext, useEffect } from "react";

/** Mounts the page's toasts; provided by ContactProvider. */
export const ShowToasts = createContext<(() => void) | undefined>(undefined);

/** Mounts the toast region before the first toast, so that screen readers announce it. */
export function useToasts() {
  const showToasts = useContext(ShowToasts);
  if (!showToasts) throw new Error("useToasts outside ContactProvider");
  useEffect(showToasts, [showToasts]);
}
