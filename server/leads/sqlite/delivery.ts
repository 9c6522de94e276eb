import { randomUUID } from "node:crypto";
import type { Claim } from "../lead.ts";
import { type ClaimRow, toClaim } from "../rows.ts";
import { leaseMs, longestWaitMs } from "../store.ts";
import type { SqliteDatabase } from "./database.ts";

/** A time too far ahead was written before the clock was set back; waiting for it would stall the delivery. */
export function claim(database: SqliteDatabase, limit: number): Promise<Claim[]> {
  const token = randomUUID();
  return database.write((sql) => {
    const rows = sql.all<ClaimRow>`
      select leads.*, deliveries.id as delivery_id, ${token} as lease_token, desk, message_id,
        attempts
      from deliveries join leads on leads.id = lead_id
      where state in ('waiting', 'sending')
        and ((state = 'waiting'
            and (due_at <= now_ms() or due_at > now_ms() + ${longestWaitMs}))
          or (state = 'sending'
            and (lease_until <= now_ms() or lease_until > now_ms() + ${leaseMs})))
      order by due_at limit ${limit}`;
    for (const row of rows) {
      sql.run`
        update deliveries
        set state = 'sending', lease_token = ${token}, lease_until = now_ms() + ${leaseMs}
        where id = ${row.delivery_id}`;
    }
    return rows.map(toClaim);
  });
}

export function markSent(database: SqliteDatabase, held: Claim): Promise<boolean> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update deliveries
      set state = 'sent', sent_at = now_ms(), attempts = attempts + 1, failure = null,
        lease_token = null, lease_until = null
      where id = ${held.deliveryId} and lease_token = ${held.token}`;
    return changes === 1;
  });
}

export function postpone(
  database: SqliteDatabase,
  held: Claim,
  waitMs: number,
  failure: string,
): Promise<boolean> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update deliveries
      set state = 'waiting', due_at = now_ms() + ${waitMs}, attempts = attempts + 1,
        failure = ${failure}, lease_token = null, lease_until = null
      where id = ${held.deliveryId} and lease_token = ${held.token}`;
    return changes === 1;
  });
}

export function setAside(database: SqliteDatabase, held: Claim, failure: string): Promise<boolean> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update deliveries
      set state = 'set_aside', attempts = attempts + 1, failure = ${failure},
        lease_token = null, lease_until = null
      where id = ${held.deliveryId} and lease_token = ${held.token}`;
    return changes === 1;
  });
}

export function release(database: SqliteDatabase, held: Claim): Promise<boolean> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update deliveries
      set state = 'waiting', lease_token = null, lease_until = null
      where id = ${held.deliveryId} and lease_token = ${held.token}`;
    return changes === 1;
  });
}
