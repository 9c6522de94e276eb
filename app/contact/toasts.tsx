import { useSite } from "#app/site-data/use-site.ts";
import { ToastRegion } from "./toast-region.tsx";

/** The corner's buttons are 48 px high, 12 apart and 24 from the edges; homes have two. */
const cornerPx = { one: 48, two: 108 };
const gapPx = 14;
const belowHeader = `calc(var(--header) + ${gapPx}px)`;

/** The page's toasts: above the buttons of the floating corner, on a phone below the header. */
export function Toasts() {
  const buttonsPx = useSite().page === "home" ? cornerPx.two : cornerPx.one;
  return (
    <ToastRegion
      topBelow="48rem"
      offset={{ right: 24, bottom: 24 + buttonsPx + gapPx, top: belowHeader }}
      mobileOffset={{ left: 16, right: 16, top: belowHeader }}
    />
  );
}
