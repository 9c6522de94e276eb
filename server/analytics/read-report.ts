import type { LeadStore } from "#server/leads/store.ts";
import { type AnalyticsReport, reportOf } from "./report.ts";
import { other } from "./source.ts";

/** Views as the servers counted them; leads as the store has them, so that none is lost with a process. */
export async function readReport(
  store: Pick<LeadStore, "analytics" | "leadCounts">,
  since: string,
  until: string,
): Promise<AnalyticsReport> {
  // Servers of earlier releases counted leads, too.
  const counted = (await store.analytics(since, until)).filter(
    ({ measure }) => measure !== "leads",
  );
  const leads = (await store.leadCounts(since, until)).map((row) => ({
    ...row,
    value: row.value || other,
  }));
  return reportOf([...counted, ...leads], since, until);
}
