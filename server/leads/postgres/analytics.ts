import type { AnalyticsRow } from "#server/analytics/counters.ts";
import { type PreparedDatabase, sql } from "./database.ts";

/** Adds the counts to those that the day has already. Sorted, so that two servers cannot wait for each other. */
export async function addAnalytics(
  database: PreparedDatabase,
  rows: AnalyticsRow[],
): Promise<void> {
  const column = (name: keyof AnalyticsRow) => rows.map((row) => row[name]);
  await database.write((query) =>
    query(sql`
      insert into daily_figures (day, measure, dimension, value, count)
      select * from unnest(${column("day")}::text[], ${column("measure")}::text[],
        ${column("dimension")}::text[], ${column("value")}::text[], ${column("count")}::bigint[])
        as added (day, measure, dimension, value, count)
      order by day, measure, dimension, value
      on conflict (day, measure, dimension, value)
        do update set count = daily_figures.count + excluded.count`),
  );
}

export function analytics(
  database: PreparedDatabase,
  sinceDay: string,
  untilDay: string,
): Promise<AnalyticsRow[]> {
  return database.read((query) =>
    query<AnalyticsRow>(sql`
      select case dimension when 'page' then day else ${sinceDay} end as day,
        measure, dimension, value, sum(count)::bigint as count
      from daily_figures where day between ${sinceDay} and ${untilDay}
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
  );
}
