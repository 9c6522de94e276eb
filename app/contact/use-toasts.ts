import { useContext, useEffect } from "react";
import { PageToasts } from "./page-toasts.tsx";
import { ShowToasts } from "./show-toasts.ts";

/** Mounts the toast region before the first toast, so that screen readers announce it. */
export function useToasts() {
  const showToasts = useContext(ShowToasts);
  if (!showToasts) throw new Error("useToasts outside ContactProvider");
  useEffect(() => showToasts(PageToasts), [showToasts]);
}
