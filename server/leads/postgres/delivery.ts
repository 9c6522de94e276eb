import { randomUUID } from "node:crypto";
import type { Channel, Claim, Lease, Recipient } from "../lead.ts";
import { type ClaimRow, type LeaseRow, toClaim, toLead, toLease } from "../rows.ts";
import { type ClaimOptions, doublings, leaseMs, longestFirstWaitMs, unreadable } from "../store.ts";
import { type PostgresDatabase, sql } from "./database.ts";

const hastenedAtOnce = 500;

export function claim(
  database: PostgresDatabase,
  limit: number,
  { channel = "mail", order = ["new", "retry"], early = false }: ClaimOptions = {},
): Promise<Claim[]> {
  const token = randomUUID();
  return database.write(async (query) => {
    const rows: ClaimRow[] = [];
    for (const isNew of order.map((turn) => Number(turn === "new"))) {
      // A subselect reads the clock once; a volatile range could not use the index.
      const due = await query<ClaimRow>(sql`
        with due as (
          select id from lead_deliveries
          where state = 'waiting'
            and (desk = 'webhook') = ${channel === "webhook"}
            and (failure is null)::int = ${isNew}
            and due_at <= (select case when ${isNew === 1 || early} then ${Number.MAX_SAFE_INTEGER}
              else now_ms() end)
          order by due_at limit ${limit - rows.length}
          for update skip locked)
        update lead_deliveries
        set state = 'sending', lease_token = ${token}, lease_until = now_ms() + ${leaseMs}
        from sealed_leads left join lead_keys on lead_keys.lead_id = sealed_leads.id
        where lead_deliveries.id in (select id from due)
          and sealed_leads.id = lead_deliveries.lead_id
        returning sealed_leads.*, key, lead_deliveries.id as delivery_id, lease_token, desk,
          message_id, attempts, failure`);
      rows.push(...due);
      if (rows.length === limit) break;
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

/** Later than before in any case, so that a clock that was set back does not hide the renewal. */
export function renew(database: PostgresDatabase, held: Claim): Promise<boolean> {
  return database.write(async (query) => {
    const changed = await query(sql`
      update lead_deliveries set lease_until = greatest(lease_until + 1, now_ms() + ${leaseMs})
      where id = ${held.deliveryId} and lease_token = ${held.token}
      returning id`);
    return changed.length === 1;
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
      set state = case desk when 'visitor' then 'discarded' else 'set_aside' end,
        due_at = case desk when 'visitor' then now_ms() else due_at end,
        attempts = attempts + 1, failure = ${failure}, lease_token = null, lease_until = null
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

export async function hasten(
  database: PostgresDatabase,
  desk: Recipient,
  failure: string | null,
): Promise<void> {
  await database.write((query) =>
    query(sql`
      update lead_deliveries set due_at = now_ms()
      where id in (
        select id from lead_deliveries
        where state = 'waiting' and (desk = 'webhook') = ${desk === "webhook"}
          and (failure is null)::int = 0 and due_at > (select now_ms())
          and desk = ${desk} and (${failure}::text is null or failure = ${failure})
        limit ${hastenedAtOnce}
        for update skip locked)`),
  );
}

export function leases(database: PostgresDatabase, channel: Channel): Promise<Lease[]> {
  return database.read(async (query) => {
    const rows = await query<LeaseRow>(sql`
      select id, lead_id, coalesce(lease_token || ' ' || lease_until, '') as mark from lead_deliveries
      where state in ('waiting', 'sending') and state = 'sending'
        and (desk = 'webhook') = ${channel === "webhook"}`);
    return rows.map(toLease);
  });
}

export async function reclaim(database: PostgresDatabase, lease: Lease): Promise<void> {
  await database.write((query) =>
    query(sql`
      update lead_deliveries
      set state = 'waiting', due_at = now_ms(), lease_token = null, lease_until = null
      where id = ${lease.deliveryId} and state = 'sending'
        and coalesce(lease_token || ' ' || lease_until, '') = ${lease.mark}`),
  );
}

export async function endLongWaits(database: PostgresDatabase, channel: Channel): Promise<void> {
  await database.write((query) =>
    query(sql`
      update lead_deliveries set due_at = now_ms()
      where state = 'waiting' and (desk = 'webhook') = ${channel === "webhook"}
        and (failure is null)::int = 0
        and due_at > (select now_ms()) + (${longestFirstWaitMs}::bigint << least(attempts, ${doublings}))`),
  );
}
