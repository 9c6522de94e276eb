import { type Vital, vitalLimits, vitals } from "#core/analytics.ts";
import type { StatisticsLine, StatisticsView } from "#core/desk.ts";
import { locate } from "#core/paths.ts";
import { dayMs, dayOf } from "#server/day.ts";
import type { AnalyticsRow, LeadStore } from "#server/leads/store.ts";
import { other } from "#server/visit-source.ts";

export type Line = StatisticsLine;

/** What the desk shows of a range of days, and the daily summary in short. */
export type AnalyticsReport = Omit<StatisticsView, "before" | "funnel">;

/** Views as the servers counted them; leads as the store has them, so that none is lost with a process. */
export async function readReport(
  store: Pick<LeadStore, "analytics" | "leadCounts">,
  since: string,
  until: string,
): Promise<AnalyticsReport> {
  const views = await store.analytics(since, until);
  const leads = await store.leadCounts(since, until);
  const named = leads.map((row) => ({ ...row, value: row.value || other }));
  return reportOf([...views, ...named], since, until);
}

/** Every day from `since` to `until`, also those without a visit. */
export function reportOf(rows: AnalyticsRow[], since: string, until: string): AnalyticsReport {
  const parts = Map.groupBy(rows, ({ dimension }) => dimension);
  const ofPages = parts.get("page") ?? [];
  const valuesOf = (dimension: string) => linesOf(parts.get(dimension) ?? [], ({ value }) => value);
  const pages = valuesOf("page");
  // Each page is looked up once, not once a day.
  const countries = new Map(pages.map(({ name }) => [name, locate(name)?.country ?? other]));
  const byDay = new Map(linesOf(ofPages, ({ day }) => day).map((line) => [line.name, line]));
  return {
    since,
    until,
    total: linesOf(ofPages, () => "total")[0] ?? lineOf("total", 0, 0),
    days: daysBetween(since, until).map((day) => byDay.get(day) ?? lineOf(day, 0, 0)),
    countries: linesOf(ofPages, ({ value }) => countries.get(value) ?? other),
    pages,
    campaigns: valuesOf("campaign"),
    referrers: valuesOf("referrer"),
    vitals: vitalsOf(parts),
  };
}

/** The most viewed first. */
function linesOf(rows: AnalyticsRow[], nameOf: (row: AnalyticsRow) => string): Line[] {
  const sums = new Map<string, { views: number; leads: number }>();
  for (const row of rows) {
    if (row.measure !== "views" && row.measure !== "leads") continue;
    const name = nameOf(row);
    const sum = sums.get(name) ?? { views: 0, leads: 0 };
    sum[row.measure] += row.count;
    sums.set(name, sum);
  }
  return [...sums]
    .map(([name, { views, leads }]) => lineOf(name, views, leads))
    .sort((a, b) => b.views - a.views || b.leads - a.leads || a.name.localeCompare(b.name));
}

function lineOf(name: string, views: number, leads: number): Line {
  return { name, views, leads, conversion: views > 0 ? leads / views : null };
}

function daysBetween(since: string, until: string): string[] {
  const days: string[] = [];
  for (let ms = Date.parse(since); ms <= Date.parse(until); ms += dayMs) {
    days.push(dayOf(ms));
  }
  return days;
}

/** Rows of vitals have the kind of page as their dimension. */
function vitalsOf(parts: Map<string, AnalyticsRow[]>): AnalyticsReport["vitals"] {
  return [...parts]
    .filter(([, rows]) => rows.some(({ measure }) => vitals.some((vital) => vital === measure)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, rows]) => {
      const measures = Map.groupBy(rows, ({ measure }) => measure);
      const of = (vital: Vital) => quantile(vital, measures.get(vital) ?? []);
      return { page, lcp: of("lcp"), inp: of("inp"), cls: of("cls") };
    });
}

/** The 75th percentile, read from the buckets as if values were spread evenly within each. */
function quantile(vital: Vital, rows: AnalyticsRow[]) {
  const limits: readonly number[] = vitalLimits[vital];
  const counts = new Array<number>(limits.length + 1).fill(0);
  for (const { value, count } of rows) counts[Number(value)] = (counts[Number(value)] ?? 0) + count;
  const count = counts.reduce((sum, it) => sum + it, 0);
  if (count === 0) return null;
  let left = count * 0.75;
  for (const [bucket, inside] of counts.entries()) {
    if (left <= inside && inside > 0) {
      const from = limits[bucket - 1] ?? 0;
      // Above the last limit nothing is known but that it is more.
      const to = limits[bucket] ?? from;
      return { p75: from + ((to - from) * left) / inside, count };
    }
    left -= inside;
  }
  return { p75: limits.at(-1) ?? 0, count };
}
