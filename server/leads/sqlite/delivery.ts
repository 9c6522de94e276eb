import { randomUUID } from "node:crypto";
import type { Channel, Claim } from "../lead.ts";
import { type ClaimRow, toClaim } from "../rows.ts";
import { dueRanges, leaseMs, longestLeaseMs, unreadable } from "../store.ts";
import type { SqliteDatabase } from "./database.ts";

export function claim(database: SqliteDatabase, limit: number, channel: Channel): Promise<Claim[]> {
  const token = randomUUID();
  return database.write((sql) => {
    // Reads the clock once; a volatile range could not use the index.
    const now = Date.now();
    const rows: ClaimRow[] = [];
    for (const { afterMs, untilMs } of dueRanges) {
      if (rows.length === limit) break;
      const due = sql.all<ClaimRow>`
        select sealed_leads.*, key, lead_deliveries.id as delivery_id, ${token} as lease_token,
          desk, message_id, attempts
        from lead_deliveries join sealed_leads on sealed_leads.id = lead_deliveries.lead_id
          left join lead_keys on lead_keys.lead_id = sealed_leads.id
        where state in ('waiting', 'sending')
          and (desk = 'webhook') = ${Number(channel === "webhook")}
          and due_at > ${now + afterMs} and due_at <= ${now + untilMs}
          and (lease_until is null
            or lease_until <= ${now} or lease_until > ${now + longestLeaseMs})
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
        set state = 'sending', due_at = min(due_at, ${now}),
          lease_token = ${token}, lease_until = ${now + leaseMs}
        where lead_id = ${row.id} and id = ${row.delivery_id}`;
      return [claimed];
    });
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
      set state = 'set_aside', attempts = attempts + 1, failure = ${failure},
        lease_token = null, lease_until = null
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
