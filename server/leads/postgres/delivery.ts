import { randomUUID } from "node:crypto";
import type { Channel, Claim } from "../lead.ts";
import { type ClaimRow, toClaim, toLead } from "../rows.ts";
import { dueRanges, leaseMs, longestLeaseMs, unreadable } from "../store.ts";
import { type PostgresDatabase, sql } from "./database.ts";

export function claim(
  database: PostgresDatabase,
  limit: number,
  channel: Channel,
): Promise<Claim[]> {
  const token = randomUUID();
  return database.write(async (query) => {
    const rows: ClaimRow[] = [];
    for (const { afterMs, untilMs } of dueRanges) {
      if (rows.length === limit) break;
      // A subselect reads the clock once; a volatile range could not use the index.
      const due = await query<ClaimRow>(sql`
        with due as (
          select id from lead_deliveries
          where state in ('waiting', 'sending')
            and (desk = 'webhook') = ${channel === "webhook"}
            and due_at > (select now_ms()) + ${afterMs}::bigint
            and due_at <= (select now_ms()) + ${untilMs}::bigint
            and (lease_until is null or lease_until <= (select now_ms())
              or lease_until > (select now_ms()) + ${longestLeaseMs}::bigint)
          order by due_at limit ${limit - rows.length}
          for update skip locked)
        update lead_deliveries
        set state = 'sending', due_at = least(due_at, now_ms()),
          lease_token = ${token}, lease_until = now_ms() + ${leaseMs}
        from sealed_leads left join lead_keys on lead_keys.lead_id = sealed_leads.id
        where lead_deliveries.id in (select id from due)
          and sealed_leads.id = lead_deliveries.lead_id
        returning sealed_leads.*, key, lead_deliveries.id as delivery_id, lease_token, desk,
          message_id, attempts`);
      rows.push(...due);
    }
    const unread = rows.filter((row) => !toLead(row)).map((row) => row.delivery_id);
    if (unread.length > 0) {
      await query(sql`
        update lead_deliveries
        set state = 'set_aside', failure = ${unreadable}, lease_token = null, lease_until = null
        where id = any (${unread})`);
    }
    return rows.map(toClaim).filter((claimed) => claimed !== undefined);
  });
}

/** A clock that was set back must not make a delivery look old, and so expire as soon as the clock is right again. */
export function markSent(database: PostgresDatabase, held: Claim): Promise<boolean> {
  return database.write(async (query) => {
    const changed = await query(sql`
      update lead_deliveries
      set state = 'sent', sent_at = greatest(now_ms(), (select seen_at from clock_mark)),
        attempts = attempts + 1, failure = null,
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
      update lead_deliveries
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
      update lead_deliveries
      set state = 'set_aside', attempts = attempts + 1, failure = ${failure},
        lease_token = null, lease_until = null
      where id = ${held.deliveryId} and lease_token = ${held.token}
      returning id`);
    return changed.length === 1;
  });
}

export function release(
  database: PostgresDatabase,
  held: Claim,
  waitMs: number,
  failure: string,
): Promise<boolean> {
  return database.write(async (query) => {
    const changed = await query(sql`
      update lead_deliveries
      set state = 'waiting', due_at = now_ms() + ${waitMs}, failure = ${failure},
        lease_token = null, lease_until = null
      where id = ${held.deliveryId} and lease_token = ${held.token}
      returning id`);
    return changed.length === 1;
  });
}
