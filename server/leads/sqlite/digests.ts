import { digestLeaseMs, longestLeaseMs } from "../store.ts";
import type { SqliteDatabase } from "./database.ts";

export function claimDigest(database: SqliteDatabase, day: string): Promise<boolean> {
  return database.write((sql) => {
    const now = Date.now();
    const { changes } = sql.run`
      insert into digests (day, lease_until) values (${day}, ${now + digestLeaseMs})
      on conflict (day) do update set lease_until = excluded.lease_until
      where sent_at is null
        and (digests.lease_until <= ${now} or digests.lease_until > ${now + longestLeaseMs})`;
    return changes === 1;
  });
}

export async function endDigest(
  database: SqliteDatabase,
  day: string,
  isSent: boolean,
): Promise<void> {
  await database.write(
    (sql) => sql.run`
      update digests set lease_until = 0, sent_at = iif(${Number(isSent)}, now_ms(), null)
      where day = ${day}`,
  );
}
