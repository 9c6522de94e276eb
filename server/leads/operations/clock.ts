import { type Database, sql } from "../sql.ts";

export function clock(database: Database) {
  return database.read(function* () {
    const [row] = yield* sql<{ nowMs: number; believedMs: number }>`
      select now_ms() as "nowMs", seen_at as "believedMs" from clock_mark`;
    return row ?? { nowMs: 0, believedMs: 0 };
  });
}

export async function believeClock(database: Database, nowMs: number): Promise<void> {
  await database.write(() => sql`update clock_mark set seen_at = ${nowMs}`);
}
