import { randomUUID } from "node:crypto";
import type { Channel, Claim, Lease, Recipient } from "../lead.ts";
import { type ClaimRow, type LeaseRow, toClaim, toLease } from "../rows.ts";
import { type ClaimOptions, doublings, leaseMs, longestFirstWaitMs, unreadable } from "../store.ts";
import type { SqliteDatabase } from "./database.ts";

const hastenedAtOnce = 500;

export function claim(
  database: SqliteDatabase,
  limit: number,
  { channel = "mail", order = ["new", "retry"], early = false }: ClaimOptions = {},
): Promise<Claim[]> {
  const token = randomUUID();
  return database.write((sql) => {
    const now = Date.now();
    const rows: ClaimRow[] = [];
    for (const isNew of order.map((turn) => Number(turn === "new"))) {
      const due = sql.all<ClaimRow>`
        select sealed_leads.*, key, lead_deliveries.id as delivery_id, ${token} as lease_token,
          desk, message_id, attempts, failure
        from lead_deliveries join sealed_leads on sealed_leads.id = lead_deliveries.lead_id
          left join lead_keys on lead_keys.lead_id = sealed_leads.id
        where state = 'waiting'
          and (desk = 'webhook') = ${Number(channel === "webhook")}
          and (failure is null) = ${isNew}
          and due_at <= ${isNew === 1 || early ? Number.MAX_SAFE_INTEGER : now}
        order by due_at limit ${limit - rows.length}`;
      rows.push(...due);
    }
    return rows.flatMap((row) => {
      const claimed = toClaim(row);
      if (!claimed) {
        sql.run`
          update lead_deliveries set state = 'set_aside', failure = ${unreadable}
          where lead_id = ${row.id} and id = ${row.delivery_id}`;
        return [];
      }
      sql.run`
        update lead_deliveries
        set state = 'sending', lease_token = ${token}, lease_until = ${now + leaseMs}
        where lead_id = ${row.id} and id = ${row.delivery_id}`;
      return [claimed];
    });
  });
}

/** Later than before in any case, so that a clock that was set back does not hide the renewal. */
export function renew(database: SqliteDatabase, held: Claim): Promise<boolean> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update lead_deliveries set lease_until = max(lease_until + 1, now_ms() + ${leaseMs})
      where lead_id = ${held.lead.id} and id = ${held.deliveryId}
        and lease_token = ${held.token}`;
    return changes === 1;
  });
}

/** A clock that was set back must not make a delivery look old, and so expire as soon as the clock is right again. */
export function markSent(database: SqliteDatabase, held: Claim): Promise<boolean> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update lead_deliveries
      set state = 'sent', sent_at = max(now_ms(), (select seen_at from clock_mark)),
        attempts = attempts + 1, failure = null,
        lease_token = null, lease_until = null
      where lead_id = ${held.lead.id} and id = ${held.deliveryId}
        and lease_token = ${held.token}`;
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
      update lead_deliveries
      set state = 'waiting', due_at = now_ms() + ${waitMs}, attempts = attempts + 1,
        failure = ${failure}, lease_token = null, lease_until = null
      where lead_id = ${held.lead.id} and id = ${held.deliveryId}
        and lease_token = ${held.token}`;
    return changes === 1;
  });
}

export function setAside(database: SqliteDatabase, held: Claim, failure: string): Promise<boolean> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update lead_deliveries
      set state = iif(desk = 'visitor', 'discarded', 'set_aside'),
        due_at = iif(desk = 'visitor', now_ms(), due_at),
        attempts = attempts + 1, failure = ${failure}, lease_token = null, lease_until = null
      where lead_id = ${held.lead.id} and id = ${held.deliveryId}
        and lease_token = ${held.token}`;
    return changes === 1;
  });
}

export function release(
  database: SqliteDatabase,
  held: Claim,
  waitMs: number,
  failure: string,
): Promise<boolean> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update lead_deliveries
      set state = 'waiting', due_at = now_ms() + ${waitMs}, failure = ${failure},
        lease_token = null, lease_until = null
      where lead_id = ${held.lead.id} and id = ${held.deliveryId}
        and lease_token = ${held.token}`;
    return changes === 1;
  });
}

export async function hasten(
  database: SqliteDatabase,
  desk: Recipient,
  failure: string | null,
): Promise<void> {
  await database.write(
    (sql) => sql.run`
      update lead_deliveries set due_at = now_ms()
      where (lead_id, id) in (
        select lead_id, id from lead_deliveries
        where state = 'waiting' and (desk = 'webhook') = ${Number(desk === "webhook")}
          and (failure is null) = 0 and due_at > now_ms()
          and desk = ${desk} and (${failure} is null or failure = ${failure})
        limit ${hastenedAtOnce})`,
  );
}

export function leases(database: SqliteDatabase, channel: Channel): Promise<Lease[]> {
  return database.read((sql) =>
    sql.all<LeaseRow>`
      select id, lead_id, coalesce(lease_token || ' ' || lease_until, '') as mark
      from lead_deliveries indexed by lead_deliveries_by_due
      where state in ('waiting', 'sending') and state = 'sending'
        and (desk = 'webhook') = ${Number(channel === "webhook")}`.map(toLease),
  );
}

export async function reclaim(database: SqliteDatabase, lease: Lease): Promise<void> {
  await database.write(
    (sql) => sql.run`
      update lead_deliveries
      set state = 'waiting', due_at = now_ms(), lease_token = null, lease_until = null
      where lead_id = ${lease.leadId} and id = ${lease.deliveryId}
        and state = 'sending'
        and coalesce(lease_token || ' ' || lease_until, '') = ${lease.mark}`,
  );
}

export async function endLongWaits(database: SqliteDatabase, channel: Channel): Promise<void> {
  await database.write(
    (sql) => sql.run`
      update lead_deliveries set due_at = now_ms()
      where state = 'waiting' and (desk = 'webhook') = ${Number(channel === "webhook")}
        and (failure is null) = 0
        and due_at > now_ms() + (${longestFirstWaitMs} << min(attempts, ${doublings}))`,
  );
}
