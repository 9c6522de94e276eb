import { randomUUID } from "node:crypto";
import type { Claim } from "../lead.ts";
import { type ClaimRow, toClaim } from "../rows.ts";
import { dueRanges, leaseMs, longestLeaseMs } from "../store.ts";
import { type PostgresDatabase, sql } from "./database.ts";

export function claim(database: PostgresDatabase, limit: number): Promise<Claim[]> {
  const token = randomUUID();
  return database.write(async (query) => {
    const rows: ClaimRow[] = [];
    for (const { afterMs, untilMs } of dueRanges) {
      if (rows.length === limit) break;
      // The clock in a select of its own is read once: a range whose ends could move is no use to the index.
      const due = await query<ClaimRow>(sql`
        with due as (
          select id from deliveries
          where state in ('waiting', 'sending')
            and due_at > (select now_ms()) + ${afterMs}::bigint
            and due_at <= (select now_ms()) + ${untilMs}::bigint
            and (lease_until is null or lease_until <= (select now_ms())
              or lease_until > (select now_ms()) + ${longestLeaseMs}::bigint)
          order by due_at limit ${limit - rows.length}
          for update skip locked)
        update deliveries
        set state = 'sending', due_at = least(due_at, now_ms()),
          lease_token = ${token}, lease_until = now_ms() + ${leaseMs}
        from leads
        where deliveries.id in (select id from due) and leads.id = lead_id
        returning leads.*, deliveries.id as delivery_id, lease_token, desk, message_id, attempts`);
      rows.push(...due);
    }
    return rows.map(toClaim);
  });
}

export function markSent(database: PostgresDatabase, held: Claim): Promise<boolean> {
  return database.write(async (query) => {
    const changed = await query(sql`
      update deliveries
      set state = 'sent', sent_at = now_ms(), attempts = attempts + 1, failure = null,
        lease_token = null, lease_until = null
      where id = ${held.deliveryId} and lease_token = ${held.token}
      returning id`);
    return changed.length === 1;
  });
}

export function postpone(
  database: PostgresDatabase,
  held: Claim,
  waitMs: number,
  failure: string,
): Promise<boolean> {
  return database.write(async (query) => {
    const changed = await query(sql`
      update deliveries
      set state = 'waiting', due_at = now_ms() + ${waitMs}, attempts = attempts + 1,
        failure = ${failure}, lease_token = null, lease_until = null
      where id = ${held.deliveryId} and lease_token = ${held.token}
      returning id`);
    return changed.length === 1;
  });
}

export function setAside(
  database: PostgresDatabase,
  held: Claim,
  failure: string,
): Promise<boolean> {
  return database.write(async (query) => {
    const changed = await query(sql`
      update deliveries
      set state = 'set_aside', attempts = attempts + 1, failure = ${failure},
        lease_token = null, lease_until = null
      where id = ${held.deliveryId} and lease_token = ${held.token}
      returning id`);
    return changed.length === 1;
  });
}

export function release(database: PostgresDatabase, held: Claim): Promise<boolean> {
  return database.write(async (query) => {
    const changed = await query(sql`
      update deliveries
      set state = 'waiting', lease_token = null, lease_until = null
      where id = ${held.deliveryId} and lease_token = ${held.token}
      returning id`);
    return changed.length === 1;
  });
}
