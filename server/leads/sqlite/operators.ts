import { randomUUIDv7 } from "node:crypto";
import type { LeadWithDeliveries, Queue } from "../lead.ts";
import {
  type DeliveryRow,
  type HandledRow,
  type QueueRow,
  toQueue,
  withDeliveries,
} from "../rows.ts";
import { emailMacs } from "../seal.ts";
import { channelRemoved, type LeadFilter, type LeadStore, type RetriedState } from "../store.ts";
import type { PreparedDatabase, SqliteDatabase } from "./database.ts";

const retriedAtOnce = 500;

/** Newest first. The page is found in one narrow index; nothing but the page is read and decrypted. */
export async function list(
  database: PreparedDatabase,
  filter: LeadFilter,
): Promise<LeadWithDeliveries[]> {
  const { id = null, contactType = null, state = null, status = null, campaign = null } = filter;
  const { sinceMs = null, untilMs = null, after, limit } = filter;
  const keys = filter.email
    ? emailMacs(await database.secret(), filter.email)
    : (filter.addressKeys ?? null);
  const macs = keys && JSON.stringify(keys);
  const countries = filter.countries ? JSON.stringify(filter.countries) : null;
  return database.read((sql) => {
    const page =
      id !== null
        ? [{ id }]
        : sql.all<{ id: string }>`
      select lead_id as id from desk_leads
      where (${macs} is null or lead_id in (
          select id from sealed_leads where email_mac in (select value from json_each(${macs}))))
        and (${countries} is null or country in (select value from json_each(${countries})))
        and (${campaign} is null or campaign = ${campaign})
        and (${status} is null or status = ${status})
        and (${contactType} is null or contact_type = ${contactType})
        and (${sinceMs} is null or received_at >= ${sinceMs})
        and (${untilMs} is null or received_at < ${untilMs})
        and (${after?.id ?? null} is null
          or (received_at, lead_id) < (${after?.receivedAt ?? null}, ${after?.id ?? null}))
        and (${state} is null
          or lead_id in (select lead_id from lead_deliveries
            where state in ('held', 'set_aside') and state = ${state})
          or lead_id in (select lead_id from lead_deliveries
            where state in ('waiting', 'sending') and state = ${state})
          or ${state} in ('sent', 'discarded') and exists (select 1 from lead_deliveries
            where lead_deliveries.lead_id = desk_leads.lead_id and state = ${state}))
      order by received_at desc, lead_id desc
      limit ${limit}`;
    const ids = JSON.stringify(page.map((lead) => lead.id));
    const leads = sql.all<HandledRow>`
      select sealed_leads.*, key, status, notes
      from sealed_leads left join lead_keys on lead_keys.lead_id = id
        left join desk_leads on desk_leads.lead_id = id
      where id in (select value from json_each(${ids}))
      order by sealed_leads.received_at desc, id desc`;
    const deliveries = sql.all<DeliveryRow>`
      select * from lead_deliveries where lead_id in (select value from json_each(${ids}))
      order by desk`;
    return withDeliveries(leads, deliveries);
  });
}

/** By the same conditions as the list. */
export async function count(
  database: PreparedDatabase,
  filter: Parameters<LeadStore["count"]>[0],
): Promise<number> {
  const { contactType = null, state = null, status = null, campaign = null } = filter;
  const { sinceMs = null, untilMs = null } = filter;
  const keys = filter.email
    ? emailMacs(await database.secret(), filter.email)
    : (filter.addressKeys ?? null);
  const macs = keys && JSON.stringify(keys);
  const countries = filter.countries ? JSON.stringify(filter.countries) : null;
  return database.read((sql) => {
    const row = sql.get<{ count: number }>`
      select count(*) as count from desk_leads
      where (${macs} is null or lead_id in (
          select id from sealed_leads where email_mac in (select value from json_each(${macs}))))
        and (${countries} is null or country in (select value from json_each(${countries})))
        and (${campaign} is null or campaign = ${campaign})
        and (${status} is null or status = ${status})
        and (${contactType} is null or contact_type = ${contactType})
        and (${sinceMs} is null or received_at >= ${sinceMs})
        and (${untilMs} is null or received_at < ${untilMs})
        and (${state} is null or lead_id in (
          select lead_id from lead_deliveries where state = ${state}))`;
    return row?.count ?? 0;
  });
}

/** Resets the attempts, so that a retried delivery is again tried for days. */
export function retry(
  database: SqliteDatabase,
  which: { id: string } | { state: RetriedState },
): Promise<number> {
  return "id" in which ? retryLead(database, which.id) : retryState(database, which.state);
}

function retryLead(database: SqliteDatabase, leadId: string): Promise<number> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update lead_deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
      where lead_id = ${leadId} and state in ('held', 'set_aside', 'waiting')`;
    return Number(changes);
  });
}

async function retryState(database: SqliteDatabase, state: RetriedState): Promise<number> {
  let count = 0;
  for (let after = ""; ; ) {
    const changed = await database.write(
      (sql) => sql.all<{ lead_id: string }>`
        update lead_deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
        where state = ${state} and lead_id in (
          select distinct lead_id from lead_deliveries
          where state = ${state} and lead_id > ${after}
          order by lead_id limit ${retriedAtOnce})
        returning lead_id`,
    );
    if (changed.length === 0) return count;
    count += changed.length;
    for (const { lead_id } of changed) if (lead_id > after) after = lead_id;
  }
}

/** Their retention begins when they are discarded. */
export function discard(
  database: SqliteDatabase,
  leadId: string,
  reason: string,
): Promise<string[]> {
  return database.write((sql) => {
    const changed = sql.all<{ id: string }>`
      update lead_deliveries set state = 'discarded', due_at = now_ms(), failure = ${reason}
      where lead_id = ${leadId} and state in ('held', 'set_aside', 'waiting')
      returning id`;
    return changed.map(({ id }) => id);
  });
}

export function discardWebhook(database: SqliteDatabase, beforeMs: number): Promise<number> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update lead_deliveries
      set state = 'discarded', due_at = now_ms(), failure = ${channelRemoved},
        lease_token = null, lease_until = null
      where desk = 'webhook' and state in ('waiting', 'sending', 'set_aside')
        and due_at < ${beforeMs}`;
    return Number(changes);
  });
}

/** The id stays, the Message-ID is new: mailboxes drop a mail whose Message-ID they already have. */
export function resend(database: SqliteDatabase, leadId: string): Promise<number> {
  return database.write((sql) => {
    const deliveries = sql.all<{ id: string }>`
      select id from lead_deliveries
      where lead_id = ${leadId} and desk <> 'visitor' and state in ('held', 'sent', 'set_aside', 'discarded')`;
    for (const { id } of deliveries) {
      sql.run`
        update lead_deliveries
        set state = 'waiting', due_at = now_ms(), attempts = 0,
          message_id = '<' || ${randomUUIDv7()} || substr(message_id, instr(message_id, '@'))
        where lead_id = ${leadId} and id = ${id}`;
    }
    return deliveries.length;
  });
}

/** Ids are in order of time: the smallest is the oldest. Each part reads one of the two indexes of what was not sent. */
export function queue(database: SqliteDatabase): Promise<Queue> {
  return database.read((sql) =>
    toQueue(sql.all<QueueRow>`
      select state, count, now_ms() - received_at as oldest_ms
      from (
        select iif(state = 'waiting' and (failure is not null or desk = 'webhook'), 'retrying', state) as state,
          count(*) as count, min(lead_id) as lead_id
        from lead_deliveries indexed by lead_deliveries_by_due
        where state in ('waiting', 'sending') group by 1
        union all
        select state, count(*), min(lead_id)
        from lead_deliveries indexed by lead_deliveries_by_state
        where state in ('held', 'set_aside') group by state
      ) as counted join sealed_leads on id = lead_id`),
  );
}
