import { useSite } from "#app/site-data/use-site.ts";
import { ToastRegion } from "./toast-region.tsx";

/** The page's toasts: above the buttons of the floating corner, of which homes have two; on a phone below the header. */
export function PageToasts() {
  return <ToastRegion place={useSite().page === "home" ? "home" : "page"} />;
}
