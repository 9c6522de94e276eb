import { ToastRegion } from "./toast-region.tsx";

/** The page's toasts: above the floating corner; on a phone below the header. */
export function PageToasts() {
  return <ToastRegion place="page" />;
}
