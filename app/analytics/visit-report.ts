import { mostReportedViews, type VisitReport, type Vital } from "#core/analytics.ts";

// Not the web-vitals package: it alone weighs the three kilobytes that counting may cost (docs/decisions).

type Measured = Partial<Record<Vital, number>>;

interface EventTiming extends PerformanceEntry {
  interactionId?: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

let hasStarted = false;

/** Sends the shown pages, and once the loaded page's vitals, when the visitor leaves the tab. Removes what it sent from `shown`. */
export function reportVisit(shown: string[]) {
  if (hasStarted) return;
  hasStarted = true;
  const page = location.pathname;
  let measured = watch(page);
  // A page that the browser kept and shows again is not requested from the server.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) shown.push(location.pathname);
  });
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    const views = shown.splice(0, mostReportedViews);
    const vitals = measured && rounded(measured);
    measured = undefined;
    if (views.length === 0 && !vitals) return;
    const report: VisitReport = { page, views, ...(vitals && { vitals }) };
    const body = new Blob([JSON.stringify(report)], { type: "application/json" });
    navigator.sendBeacon("/api/figures", body);
  });
}

/** The values change until the report reads them. A page that was opened in the background shows nothing to wait for. */
function watch(page: string): Measured | undefined {
  const measured: Measured = {};
  if (wasHidden()) return undefined;
  const observe = observerOn(page);
  observe<PerformanceEntry>("largest-contentful-paint", (entries) => {
    measured.lcp = entries.at(-1)?.startTime ?? 0;
  });
  const shiftOf = sessionWindows();
  measured.cls = observe<LayoutShift>("layout-shift", (entries) => {
    for (const entry of entries) {
      if (!entry.hadRecentInput) measured.cls = Math.max(measured.cls ?? 0, shiftOf(entry));
    }
  })
    ? 0
    : undefined;
  const slowest = slowestInteraction();
  const onEvents = (entries: EventTiming[]) => {
    for (const entry of entries) if (entry.interactionId) measured.inp = slowest(entry);
  };
  observe<EventTiming>("event", onEvents, { durationThreshold: 16 });
  observe<EventTiming>("first-input", onEvents);
  return measured;
}

function wasHidden(): boolean {
  const states = performance.getEntriesByType("visibility-state");
  return document.visibilityState === "hidden" || states.some(({ name }) => name === "hidden");
}

/** Shifts less than a second apart, within five seconds, belong together; the largest such sum counts. */
function sessionWindows() {
  let first = 0;
  let last = 0;
  let sum = 0;
  return ({ startTime, value }: LayoutShift): number => {
    const goesOn = startTime - last < 1_000 && startTime - first < 5_000;
    if (!goesOn) first = startTime;
    sum = goesOn ? sum + value : value;
    last = startTime;
    return sum;
  };
}

/** The slowest interaction, leaving out one of every fifty, as the metric defines it. */
function slowestInteraction() {
  const durations = new Map<number, number>();
  return ({ interactionId = 0, duration }: EventTiming): number => {
    durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
    const sorted = [...durations.values()].sort((a, b) => b - a);
    return sorted[Math.floor(sorted.length / 50)] ?? 0;
  };
}

/** The pages that follow without loading a document belong to another kind of page, so nothing of them is measured. */
function observerOn(page: string) {
  /** False where the browser does not measure it. */
  return function observe<Entry extends PerformanceEntry>(
    type: string,
    onEntries: (entries: Entry[]) => void,
    options: { durationThreshold?: number } = {},
  ): boolean {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    const observer = new PerformanceObserver((list) => {
      if (location.pathname === page) onEntries(list.getEntries() as Entry[]);
    });
    observer.observe({ type, buffered: true, ...options } as PerformanceObserverInit);
    return true;
  };
}

function rounded({ lcp, inp, cls }: Measured): Measured {
  return {
    ...(lcp !== undefined && { lcp: Math.round(lcp) }),
    ...(inp !== undefined && { inp: Math.round(inp) }),
    ...(cls !== undefined && { cls: Math.round(cls * 10_000) / 10_000 }),
  };
}
