import { digestLeaseMs, longestLeaseMs } from "../store.ts";
import { type PostgresDatabase, sql } from "./database.ts";

export function claimDigest(database: PostgresDatabase, day: string): Promise<boolean> {
  return database.write(async (query) => {
    const claimed = await query(sql`
      insert into digests (day, lease_until) values (${day}, now_ms() + ${digestLeaseMs}::bigint)
      on conflict (day) do update set lease_until = excluded.lease_until
      where digests.sent_at is null
        and (digests.lease_until <= now_ms()
          or digests.lease_until > now_ms() + ${longestLeaseMs}::bigint)
      returning day`);
    return claimed.length === 1;
  });
}

export async function endDigest(
  database: PostgresDatabase,
  day: string,
  isSent: boolean,
): Promise<void> {
  await database.write((query) =>
    query(sql`
      update digests set lease_until = 0, sent_at = case when ${isSent} then now_ms() end
      where day = ${day}`),
  );
}
