import type { AnalyticsRow } from "#server/analytics/counters.ts";
import type { PreparedDatabase } from "./database.ts";

/** Adds the counts to those that the day has already. */
export async function addAnalytics(
  database: PreparedDatabase,
  rows: AnalyticsRow[],
): Promise<void> {
  await database.write((sql) => {
    for (const { day, measure, dimension, value, count } of rows) {
      sql.run`
        insert into daily_figures (day, measure, dimension, value, count)
        values (${day}, ${measure}, ${dimension}, ${value}, ${count})
        on conflict do update set count = count + excluded.count`;
    }
  });
}

/** Both days included. */
export function analytics(
  database: PreparedDatabase,
  sinceDay: string,
  untilDay: string,
): Promise<AnalyticsRow[]> {
  return database.read(
    (sql) => sql.all<AnalyticsRow>`
      select day, measure, dimension, value, count from daily_figures
      where day between ${sinceDay} and ${untilDay}
      order by day, measure, dimension, value`,
  );
}
