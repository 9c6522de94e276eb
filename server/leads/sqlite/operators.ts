import { randomUUIDv7 } from "node:crypto";
import type { DeliveryState, LeadWithDeliveries } from "../lead.ts";
import {
  type DeliveryRow,
  type LeadRow,
  type StateAgeRow,
  type StateCountRow,
  toStateAges,
  toStateCounts,
  withDeliveries,
} from "../rows.ts";
import { emailMac } from "../seal.ts";
import type { LeadFilter } from "../store.ts";
import type { PreparedDatabase, SqliteDatabase } from "./database.ts";

const retriedAtOnce = 500;

/** Newest first. */
export async function list(
  database: PreparedDatabase,
  filter: LeadFilter,
): Promise<LeadWithDeliveries[]> {
  const { id = null, contactType = null, state = null } = filter;
  const { sinceMs = null, untilMs = null, after, limit } = filter;
  const mac = filter.email ? emailMac(await database.secret(), filter.email) : null;
  return database.read((sql) => {
    const leads = sql.all<LeadRow>`
      select sealed_leads.*, key from sealed_leads left join lead_keys on lead_id = id
      where (${id} is null or id = ${id})
        and (${mac} is null or email_mac = ${mac})
        and (${contactType} is null or contact_type = ${contactType})
        and (${sinceMs} is null or received_at >= ${sinceMs})
        and (${untilMs} is null or received_at < ${untilMs})
        and (${after?.id ?? null} is null
          or (received_at, id) < (${after?.receivedAt ?? null}, ${after?.id ?? null}))
        and (${state} is null or exists (
          select 1 from lead_deliveries where lead_id = sealed_leads.id and state = ${state}))
      order by received_at desc, id desc
      limit ${limit}`;
    const deliveries = sql.all<DeliveryRow>`
      select * from lead_deliveries
      where lead_id in (select value from json_each(${JSON.stringify(leads.map((lead) => lead.id))}))
      order by desk`;
    return withDeliveries(leads, deliveries);
  });
}

/** Resets the attempts, so that a retried delivery is again tried for days. */
export function retryLead(database: SqliteDatabase, leadId: string): Promise<number> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update lead_deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
      where lead_id = ${leadId} and state in ('held', 'set_aside')`;
    return Number(changes);
  });
}

export async function retryState(database: SqliteDatabase, state: DeliveryState): Promise<number> {
  let count = 0;
  for (let after = ""; ; ) {
    const changed = await database.write(
      (sql) => sql.all<{ id: string }>`
        update lead_deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
        where id in (
          select id from lead_deliveries where state = ${state} and id > ${after}
          order by id limit ${retriedAtOnce})
        returning id`,
    );
    if (changed.length === 0) return count;
    count += changed.length;
    for (const { id } of changed) if (id > after) after = id;
  }
}

/** The id stays, the Message-ID is new: mailboxes drop a mail whose Message-ID they already have. */
export function resend(database: SqliteDatabase, leadId: string): Promise<number> {
  return database.write((sql) => {
    const deliveries = sql.all<{ id: string }>`
      select id from lead_deliveries
      where lead_id = ${leadId} and state in ('held', 'sent', 'set_aside')`;
    for (const { id } of deliveries) {
      sql.run`
        update lead_deliveries
        set state = 'waiting', due_at = now_ms(), attempts = 0,
          message_id = '<' || ${randomUUIDv7()} || substr(message_id, instr(message_id, '@'))
        where id = ${id}`;
    }
    return deliveries.length;
  });
}

export function countByState(database: SqliteDatabase): Promise<Record<DeliveryState, number>> {
  return database.read((sql) =>
    toStateCounts(sql.all<StateCountRow>`
      select state, count(*) as count from lead_deliveries group by state`),
  );
}

/** Ids are in order of time: the smallest is the oldest, so few rows are read. */
export function oldestMsByState(
  database: SqliteDatabase,
): Promise<Record<DeliveryState, number | null>> {
  return database.read((sql) =>
    toStateAges(sql.all<StateAgeRow>`
      select state, now_ms() - received_at as oldest_ms
      from (select state, min(lead_id) as lead_id from lead_deliveries group by state) as oldest
        join sealed_leads on id = lead_id`),
  );
}
