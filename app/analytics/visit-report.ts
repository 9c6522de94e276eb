import { onCLS, onINP, onLCP } from "web-vitals";
import {
  mostReportedViews,
  type VisitReport,
  type Vital,
  visitReportPath,
} from "#core/analytics.ts";

/** Sends the views that the server has not counted, and once the page's vitals, when the visitor leaves the tab. */
export function reportVisit() {
  const page = location.pathname;
  const shown: string[] = wasPrefetched() ? [page] : [];
  let vitals: VisitReport["vitals"] = watch();
  // A page that the browser kept and shows again is not requested from the server.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) shown.push(page);
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

/** The server does not count a page that is requested before the visitor opens it. */
function wasPrefetched(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  return visit?.deliveryType === "navigational-prefetch";
}

/** The values change until the report reads them. */
function watch(): NonNullable<VisitReport["vitals"]> {
  const vitals: VisitReport["vitals"] = {};
  const keep = (vital: Vital, digits: number) => (metric: { value: number }) => {
    vitals[vital] = Number(metric.value.toFixed(digits));
  };
  const always = { reportAllChanges: true };
  onLCP(keep("lcp", 0), always);
  onINP(keep("inp", 0), always);
  onCLS(keep("cls", 4), always);
  return vitals;
}
