import type { AnalyticsRow } from "#server/leads/store.ts";
import { type Database, sql } from "../sql.ts";

/** Adds the counts to those that the day has already. Sorted, so that two servers cannot wait for each other. */
export async function addAnalytics(database: Database, rows: AnalyticsRow[]): Promise<void> {
  const keyOf = ({ day, measure, dimension, value }: AnalyticsRow) =>
    [day, measure, dimension, value].join("\n");
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await database.write(function* () {
    for (const { day, measure, dimension, value, count } of sorted) {
      yield* sql`
        insert into daily_figures (day, measure, dimension, value, count)
        values (${day}, ${measure}, ${dimension}, ${value}, ${count})
        on conflict (day, measure, dimension, value)
          do update set count = daily_figures.count + excluded.count`;
    }
  });
}

export function analytics(
  database: Database,
  sinceDay: string,
  untilDay: string,
): Promise<AnalyticsRow[]> {
  return database.read(
    () => sql<AnalyticsRow>`
      select case dimension when 'page' then day else ${sinceDay} end as day,
        measure, dimension, value, cast(sum(count) as bigint) as count
      from daily_figures where day between ${sinceDay} and ${untilDay}
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  );
}
