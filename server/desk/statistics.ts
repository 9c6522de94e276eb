import type { Hono } from "hono";
import { vitals } from "#core/analytics.ts";
import { csvRow, csvStart } from "#core/csv.ts";
import { deskPaths } from "#core/desk.ts";
import { type AnalyticsReport, readReport } from "#server/analytics/report.ts";
import { dayMs, dayOf } from "#server/day.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { type DeskContext, type DeskEnv, download } from "./desk-env.ts";

const longestDays = 366;

/** Any range, against the range before, and the whole of it as a table. */
export function addStatistics(app: Hono<DeskEnv>, { store }: { store: LeadStore }): void {
  app.get(deskPaths.statistics, async (c) => {
    const { since, until } = rangeIn(c);
    const lengthMs = Date.parse(until) - Date.parse(since) + dayMs;
    const [report, before] = await Promise.all([
      readReport(store, since, until),
      readReport(store, dayOf(Date.parse(since) - lengthMs), dayOf(Date.parse(since) - dayMs)),
    ]);
    return c.get("show")({ page: "statistics", ...report, before: before.total });
  });
  app.get(`${deskPaths.statistics}/csv`, async (c) => {
    const { since, until } = rangeIn(c);
    const report = await readReport(store, since, until);
    return download(c, csvOf(report), `statistics-${since}-${until}`, "csv");
  });
}

function rangeIn(c: DeskContext): { since: string; until: string } {
  const until = dayIn(c.req.query("until")) ?? dayOf(Date.now());
  const from = dayIn(c.req.query("since")) ?? dayOf(Date.parse(until) - 29 * dayMs);
  const earliest = dayOf(Date.parse(until) - (longestDays - 1) * dayMs);
  return { since: from > until ? until : from < earliest ? earliest : from, until };
}

function dayIn(text: string | undefined): string | undefined {
  const ms = text && /^2\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : dayOf(ms);
}

/** One value a row, which a spreadsheet turns into any table. */
function csvOf(report: AnalyticsReport): string {
  const sections = ["days", "countries", "pages", "campaigns", "referrers"] as const;
  const rows = [
    ["by", "name", "measure", "value"],
    ...sections.flatMap((section) =>
      report[section].flatMap(({ name, views, leads }) => [
        [section, name, "views", views],
        [section, name, "leads", leads],
      ]),
    ),
    ...report.vitals.flatMap((line) =>
      vitals.map((vital) => ["speed", line.page, `${vital} p75`, line[vital]?.p75 ?? ""]),
    ),
  ];
  return csvStart + rows.map((row) => csvRow(row)).join("");
}
