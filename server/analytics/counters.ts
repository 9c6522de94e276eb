// Counts views and web vitals by day. No address, cookie or identifier reaches these counters.

import type { IncomingHttpHeaders } from "node:http";
import { type VisitReport, type Vital, vitalLimits, vitals } from "#core/analytics.ts";
import { locate } from "#core/paths.ts";
import { dayMs, dayOf } from "#server/day.ts";
import type { AnalyticsRow } from "#server/leads/store.ts";
import { campaignIn, isBot, other, plainHost, referringHost } from "#server/visit-source.ts";

export type Analytics = ReturnType<typeof createAnalytics>;

type Options = { publicOrigin: string; nowMs?: () => number; mostNames?: number };

type Measure = AnalyticsRow["measure"];
type Named = "campaign" | "referrer";

/**
 * `mostNames`: campaigns and referring hosts come from visitors' requests, so only that many are counted by name each day, and the
 * rest together. Nobody can fill the memory or the database with made-up names.
 */
export function createAnalytics({ publicOrigin, nowMs = Date.now, mostNames = 200 }: Options) {
  const ownHost = plainHost(publicOrigin);
  let counts = emptyCounts();
  let today = Math.floor(nowMs() / dayMs);
  let full: AnalyticsRow[] = [];
  const named = { campaign: new Set<string>(), referrer: new Set<string>() };

  /** Called before anything is counted. */
  function turnDay(): void {
    const day = Math.floor(nowMs() / dayMs);
    if (day === today) return;
    full = [...full, ...rowsOf(today, counts)];
    counts = emptyCounts();
    today = day;
    for (const names of Object.values(named)) names.clear();
  }

  function addNamed(dimension: Named, name: string | undefined, mayAdd: () => boolean): void {
    if (name === undefined) return;
    const names = named[dimension];
    if (!names.has(name) && names.size < mostNames && mayAdd()) names.add(name);
    add(counts.views[dimension], names.has(name) ? name : other);
  }

  return {
    /** A page that was sent to a browser as a document. `mayAdd`: whether the visitor may add a name to the day's. */
    countDocument(
      page: string,
      search: string,
      headers: IncomingHttpHeaders,
      mayAdd = () => true,
    ): void {
      const { "user-agent": userAgent, referer } = headers;
      if (isBot(userAgent) || isPrefetch(headers)) return;
      turnDay();
      add(counts.views.page, page);
      if (search !== "") addNamed("campaign", campaignIn(search), mayAdd);
      if (referer !== undefined) addNamed("referrer", referringHost(referer, ownHost), mayAdd);
    },
    countReport({ page, views, vitals: measured = {} }: VisitReport): void {
      turnDay();
      for (const path of views) {
        const address = locate(path);
        if (address) add(counts.views.page, address.canonical);
      }
      const kind = locate(page)?.page;
      if (!kind) return;
      for (const vital of vitals) {
        const value = measured[vital];
        if (value === undefined) continue;
        counts[vital][kind] ??= new Map();
        add(counts[vital][kind], String(bucketOf(vital, value)));
      }
    },
    /** Everything counted since the last call. */
    take(): AnalyticsRow[] {
      const rows = [...full, ...rowsOf(today, counts)];
      full = [];
      counts = emptyCounts();
      return rows;
    },
    /** Takes rows back that could not be stored. */
    giveBack(rows: AnalyticsRow[]): void {
      full = merged([...full, ...rows]);
    },
    /** Names that this day has already, from before a restart. */
    remember(rows: AnalyticsRow[]): void {
      for (const { dimension, value } of rows) {
        if (dimension === "campaign" || dimension === "referrer") named[dimension].add(value);
      }
    },
  };
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return headers["sec-purpose"] !== undefined || headers.purpose !== undefined;
}

/** Counts by value; cells, so that counting on needs no second look-up. */
type Cells = Map<string, { count: number }>;

function emptyCounts() {
  const views = { page: new Map(), campaign: new Map(), referrer: new Map() };
  return { views, lcp: {}, inp: {}, cls: {} } as {
    views: Record<"page" | Named, Cells>;
  } & Record<Vital, Record<string, Cells>>;
}

function add(cells: Cells, value: string): void {
  const cell = cells.get(value);
  if (cell) cell.count += 1;
  else cells.set(value, { count: 1 });
}

/** The index of the first limit that the value does not exceed. */
function bucketOf(vital: Vital, value: number): number {
  const limits: readonly number[] = vitalLimits[vital];
  const index = limits.findIndex((limit) => value <= limit);
  return index < 0 ? limits.length : index;
}

function rowsOf(dayNumber: number, counts: ReturnType<typeof emptyCounts>): AnalyticsRow[] {
  const day = dayOf(dayNumber * dayMs);
  return Object.entries(counts).flatMap(([measure, dimensions]) =>
    Object.entries(dimensions).flatMap(([dimension, cells]) =>
      [...cells].map(([value, { count }]) => ({
        day,
        measure: measure as Measure,
        dimension,
        value,
        count,
      })),
    ),
  );
}

/** While the database is down the same rows come back again and again. */
function merged(rows: AnalyticsRow[]): AnalyticsRow[] {
  const sums = new Map<string, AnalyticsRow>();
  for (const row of rows) {
    const key = [row.day, row.measure, row.dimension, row.value].join("\t");
    const sum = sums.get(key);
    if (sum) sum.count += row.count;
    else sums.set(key, { ...row });
  }
  return [...sums.values()];
}
