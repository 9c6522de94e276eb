import type { FigureRow } from "#server/figures/counters.ts";
import type { PreparedDatabase } from "./database.ts";

/** Adds the counts to those that the day has already. */
export async function addFigures(database: PreparedDatabase, rows: FigureRow[]): Promise<void> {
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
export function figures(
  database: PreparedDatabase,
  sinceDay: string,
  untilDay: string,
): Promise<FigureRow[]> {
  return database.read(
    (sql) => sql.all<FigureRow>`
      select day, measure, dimension, value, count from daily_figures
      where day between ${sinceDay} and ${untilDay}
      order by day, measure, dimension, value`,
  );
}
