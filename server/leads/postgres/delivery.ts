import { randomUUID } from "node:crypto";
import type { Claim } from "../lead.ts";
import { type ClaimRow, toClaim } from "../rows.ts";
import { leaseMs, longestWaitMs } from "../store.ts";
import { type PostgresDatabase, sql } from "./database.ts";

/** A time too far ahead was written before the clock was set back; waiting for it would stall the delivery. */
export function claim(database: PostgresDatabase, limit: number): Promise<Claim[]> {
  const token = randomUUID();
  return database.write(async (query) => {
    const rows = await query<ClaimRow>(sql`
      with due as (
        select id from deliveries
        where state in ('waiting', 'sending')
          and ((state = 'waiting'
              and (due_at <= now_ms() or due_at > now_ms() + ${longestWaitMs}))
            or (state = 'sending'
              and (lease_until <= now_ms() or lease_until > now_ms() + ${leaseMs})))
        order by due_at limit ${limit}
        for update skip locked)
      update deliveries
      set state = 'sending', lease_token = ${token}, lease_until = now_ms() + ${leaseMs}
      from leads
      where deliveries.id in (select id from due) and leads.id = lead_id
      returning leads.*, deliveries.id as delivery_id, lease_token, desk, message_id, attempts`);
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
