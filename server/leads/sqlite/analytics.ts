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

export function analytics(
  database: PreparedDatabase,
  sinceDay: string,
  untilDay: string,
): Promise<AnalyticsRow[]> {
  return database.read(
    (sql) => sql.all<AnalyticsRow>`
      select iif(dimension = 'page', day, ${sinceDay}) as day, measure, dimension, value,
        sum(count) as count
      from daily_figures where day between ${sinceDay} and ${untilDay}
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  );
}
