import { useContext, useEffect } from "react";
import { ShowToasts } from "./show-toasts.ts";
import { Toasts } from "./toasts.tsx";

/** Mounts the toast region before the first toast, so that screen readers announce it. */
export function useToasts() {
  const showToasts = useContext(ShowToasts);
  if (!showToasts) throw new Error("useToasts outside ContactProvider");
  useEffect(() => showToasts(Toasts), [showToasts]);
}
