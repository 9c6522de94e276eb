import { onCLS, onINP, onLCP } from "web-vitals";
import {
  mostReportedViews,
  type VisitReport,
  type Vital,
  visitReportPath,
} from "#core/analytics.ts";

let hasStarted = false;

/** Sends the shown pages, and once the loaded page's vitals, when the visitor leaves the tab. Removes what it sent from `shown`. */
export function reportVisit(page: string, shown: string[]) {
  if (hasStarted) return;
  hasStarted = true;
  let vitals: VisitReport["vitals"] = watch(page);
  // A page that the browser kept and shows again is not requested from the server.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) shown.push(location.pathname);
  });
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    const views = shown.splice(0, mostReportedViews);
    const isMeasured = Object.keys(vitals ?? {}).length > 0;
    if (views.length === 0 && !isMeasured) return;
    const report: VisitReport = { page, views, ...(isMeasured && { vitals }) };
    vitals = undefined;
    const body = new Blob([JSON.stringify(report)], { type: "application/json" });
    navigator.sendBeacon(visitReportPath, body);
  });
}

/**
 * The values change until the report reads them. Pages that follow without loading a document are of another kind, so nothing of
 * them is measured.
 */
function watch(page: string): NonNullable<VisitReport["vitals"]> {
  const vitals: VisitReport["vitals"] = {};
  const keep = (vital: Vital, digits: number) => (metric: { value: number }) => {
    if (location.pathname === page) vitals[vital] = Number(metric.value.toFixed(digits));
  };
  const always = { reportAllChanges: true };
  onLCP(keep("lcp", 0), always);
  onINP(keep("inp", 0), always);
  onCLS(keep("cls", 4), always);
  return vitals;
}
