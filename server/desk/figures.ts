import type { Hono } from "hono";
import { vitals } from "#core/analytics.ts";
import { deskPaths } from "#core/desk.ts";
import { readReport } from "#server/analytics/read-report.ts";
import type { LeadStore } from "#server/leads/store.ts";
import type { DeskEnv } from "./desk-env.ts";

const dayMs = 24 * 3_600_000;
const longestDays = 366;

/** Any range, against the range before. */
export function addFigures(app: Hono<DeskEnv>, { store }: { store: LeadStore }): void {
  app.get(deskPaths.figures, async (c) => {
    const until = dayIn(c.req.query("until")) ?? dayOf(Date.now());
    const asked = dayIn(c.req.query("since")) ?? dayOf(Date.parse(until) - 29 * dayMs);
    const earliest = dayOf(Date.parse(until) - (longestDays - 1) * dayMs);
    const since = asked > until ? until : asked < earliest ? earliest : asked;
    const lengthMs = Date.parse(until) - Date.parse(since) + dayMs;
    const [report, before] = await Promise.all([
      readReport(store, since, until),
      readReport(store, dayOf(Date.parse(since) - lengthMs), dayOf(Date.parse(since) - dayMs)),
    ]);
    const { total, days, countries, pages, campaigns, referrers } = report;
    return c.get("show")({
      page: "figures",
      ...{ since, until, total, days, countries, pages, campaigns, referrers },
      before: before.total,
      vitals: report.vitals.map((line) => ({
        page: line.page,
        values: vitals.map((vital) => ({ vital, p75: line[vital]?.p75 ?? null })),
      })),
    });
  });
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function dayIn(text: string | undefined): string | undefined {
  const ms = text && /^2\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : dayOf(ms);
}
