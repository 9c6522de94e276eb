import type { Hono } from "hono";
import { vitals } from "#core/analytics.ts";
import { csvRow, csvStart } from "#core/csv.ts";
import {
  deskPaths,
  type FunnelRow,
  funnelDimensions,
  funnelStages,
  type StatisticsView,
} from "#core/desk.ts";
import { type AnalyticsReport, readReport } from "#server/analytics/report.ts";
import { dayIn, dayMs, dayOf } from "#server/day.ts";
import type { FunnelDimension, LeadStore } from "#server/leads/store.ts";
import { type DeskContext, type DeskEnv, download } from "./desk-env.ts";

const longestDays = 366;

/** Any range, against the range before, and the whole of it as a table. */
export function addStatistics(app: Hono<DeskEnv>, { store }: { store: LeadStore }): void {
  app.get(deskPaths.statistics, async (c) => {
    const { since, until } = rangeIn(c);
    const lengthMs = Date.parse(until) - Date.parse(since) + dayMs;
    const report = await readReport(store, since, until);
    const before = await readReport(
      store,
      dayOf(Date.parse(since) - lengthMs),
      dayOf(Date.parse(since) - dayMs),
    );
    const funnel = await readFunnel(store, report);
    return c.get("show")({ page: "statistics", ...report, before: before.total, funnel });
  });
  app.get(`${deskPaths.statistics}/csv`, async (c) => {
    const { since, until } = rangeIn(c);
    const report = await readReport(store, since, until);
    const csv = csvOf(report, await readFunnel(store, report));
    return download(c, csv, `statistics-${since}-${until}`, "csv");
  });
}

function rangeIn(c: DeskContext): { since: string; until: string } {
  const until = dayIn(c.req.query("until")) ?? dayOf(Date.now());
  const from = dayIn(c.req.query("since")) ?? dayOf(Date.parse(until) - 29 * dayMs);
  const earliest = dayOf(Date.parse(until) - (longestDays - 1) * dayMs);
  return { since: from > until ? until : from < earliest ? earliest : from, until };
}

const nothing = {
  ...{ leads: 0, answered: 0, won: 0, lost: 0, values: [], daysToAnswer: null, daysToWin: null },
};

/** What became of the leads, beside the visits that they began with. */
async function readFunnel(
  store: LeadStore,
  report: AnalyticsReport,
): Promise<StatisticsView["funnel"]> {
  const months = Map.groupBy(report.days, ({ name }) => name.slice(0, 7));
  const visits: Record<(typeof funnelDimensions)[number], Map<string, number> | null> = {
    country: viewsBy(report.countries),
    campaign: viewsBy(report.campaigns),
    page: viewsBy(report.pages),
    kind: null,
    month: new Map(
      [...months].map(([month, days]) => [month, days.reduce((sum, { views }) => sum + views, 0)]),
    ),
  };
  const read = (by: FunnelDimension) => store.funnel(report.since, report.until, by);
  const rows: [string, FunnelRow[]][] = [];
  for (const by of funnelDimensions) {
    const lines = new Map((await read(by)).map((line) => [line.name, line]));
    const known = visits[by];
    const names = new Set([...lines.keys(), ...(known?.keys() ?? [])]);
    const all = [...names].map((name) => ({
      ...(lines.get(name) ?? { ...nothing, name }),
      visits: known ? (known.get(name) ?? 0) : null,
    }));
    rows.push([by, all.sort(by === "month" ? byName : byResult)]);
  }
  const [line = { ...nothing, name: "" }] = await read("all");
  const all = { ...line, visits: report.total.views };
  return { all, ...Object.fromEntries(rows) } as StatisticsView["funnel"];
}

function viewsBy(lines: AnalyticsReport["pages"]): Map<string, number> {
  return new Map(lines.filter(({ views }) => views > 0).map(({ name, views }) => [name, views]));
}

function byName(a: FunnelRow, b: FunnelRow): number {
  return a.name < b.name ? -1 : 1;
}

function byResult(a: FunnelRow, b: FunnelRow): number {
  return b.won - a.won || b.leads - a.leads || (b.visits ?? 0) - (a.visits ?? 0);
}

/** One value a row, which a spreadsheet turns into any table. */
function csvOf(report: AnalyticsReport, funnel: StatisticsView["funnel"]): string {
  const ofLine = (by: string, line: FunnelRow) => [
    ...(line.visits === null ? [] : [[by, line.name, "visits", line.visits]]),
    ...funnelStages.map((stage) => [by, line.name, stage, line[stage]]),
    ...line.values.map(({ currency, value }) => [by, line.name, `value ${currency}`, value]),
    [by, line.name, "median_days_to_answer", line.daysToAnswer ?? ""],
    [by, line.name, "median_days_to_win", line.daysToWin ?? ""],
  ];
  const rows = [
    ["by", "name", "measure", "value"],
    ...ofLine("all", funnel.all),
    ...funnelDimensions.flatMap((by) => funnel[by].flatMap((line) => ofLine(by, line))),
    ...(["days", "referrers"] as const).flatMap((section) =>
      report[section].flatMap(({ name, views, leads }) => [
        [section, name, "views", views],
        [section, name, "received", leads],
      ]),
    ),
    ...report.vitals.flatMap((line) =>
      vitals.map((vital) => ["speed", line.page, `${vital} p75`, line[vital]?.p75 ?? ""]),
    ),
  ];
  return csvStart + rows.map((row) => csvRow(row)).join("");
}
