import { type Database, sql } from "../sql.ts";
import { digestLeaseMs, longestLeaseMs } from "../store.ts";

export function claimDigest(database: Database, day: string): Promise<boolean> {
  return database.write(function* () {
    const claimed = yield* sql`
      insert into digests (day, lease_until) values (${day}, now_ms() + ${digestLeaseMs})
      on conflict (day) do update set lease_until = excluded.lease_until
      where digests.sent_at is null
        and (digests.lease_until <= now_ms()
          or digests.lease_until > now_ms() + ${longestLeaseMs})
      returning day`;
    return claimed.length === 1;
  });
}

export async function skipDigests(database: Database, days: string[]): Promise<void> {
  await database.write(
    () => sql`
      insert into digests (day, lease_until, sent_at)
      select value, 0, now_ms() from ${days} as days
      where not exists (select 1 from digests where day not like '% %')
      on conflict (day) do nothing`,
  );
}

export async function endDigest(database: Database, day: string, isSent: boolean): Promise<void> {
  await database.write(
    () => sql`
      update digests set lease_until = 0, sent_at = case when ${isSent} then now_ms() end
      where day = ${day}`,
  );
}
