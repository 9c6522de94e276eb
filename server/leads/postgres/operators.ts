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
import { type PostgresDatabase, type PreparedDatabase, sql } from "./database.ts";

const retriedAtOnce = 500;

/** Newest first. The page is found in one narrow index; nothing but the page is read and decrypted. */
export async function list(
  database: PreparedDatabase,
  filter: LeadFilter,
): Promise<LeadWithDeliveries[]> {
  const { id = null, contactType = null, state = null, status = null, campaign = null } = filter;
  const { sinceMs = null, untilMs = null, countries = null, after, limit } = filter;
  const macs = filter.email
    ? emailMacs(await database.secret(), filter.email)
    : (filter.addressKeys ?? null);
  return database.read(async (query) => {
    // On its own: together with the order and the limit, the planner would rather read every lead by time.
    const own =
      macs &&
      (await query<{ id: string }>(sql`
      select id from sealed_leads where email_mac = any (${macs})`));
    const ownIds = own?.map((lead) => lead.id) ?? null;
    const page =
      id !== null
        ? [{ id }]
        : await query<{ id: string }>(sql`
      select lead_id as id from desk_leads
      where (${ownIds}::text[] is null or lead_id = any (${ownIds}))
        and (${countries}::text[] is null or country = any (${countries}))
        and (${campaign}::text is null or campaign = ${campaign})
        and (${status}::text is null or status = ${status})
        and (${contactType}::text is null or contact_type = ${contactType})
        and (${sinceMs}::bigint is null or received_at >= ${sinceMs})
        and (${untilMs}::bigint is null or received_at < ${untilMs})
        and (${after?.id ?? null}::text is null
          or (received_at, lead_id) < (${after?.receivedAt ?? null}::bigint, ${after?.id ?? null}))
        and (${state}::text is null
          or lead_id in (select lead_id from lead_deliveries
            where state in ('held', 'set_aside') and state = ${state})
          or lead_id in (select lead_id from lead_deliveries
            where state in ('waiting', 'sending') and state = ${state})
          or ${state} in ('sent', 'discarded') and exists (select 1 from lead_deliveries
            where lead_deliveries.lead_id = desk_leads.lead_id and state = ${state}))
      order by received_at desc, lead_id desc
      limit ${limit}`);
    const ids = page.map((lead) => lead.id);
    const leads = await query<HandledRow>(sql`
      select sealed_leads.*, key, status, notes
      from sealed_leads left join lead_keys on lead_keys.lead_id = id
        left join desk_leads on desk_leads.lead_id = id
      where id = any (${ids})
      order by sealed_leads.received_at desc, id desc`);
    const deliveries = await query<DeliveryRow>(sql`
      select * from lead_deliveries where lead_id = any (${ids}) order by desk`);
    return withDeliveries(leads, deliveries);
  });
}

/** By the same conditions as the list. */
export async function count(
  database: PreparedDatabase,
  filter: Parameters<LeadStore["count"]>[0],
): Promise<number> {
  const { contactType = null, state = null, status = null, campaign = null } = filter;
  const { sinceMs = null, untilMs = null, countries = null } = filter;
  const macs = filter.email
    ? emailMacs(await database.secret(), filter.email)
    : (filter.addressKeys ?? null);
  return database.read(async (query) => {
    const [row] = await query<{ count: number }>(sql`
      select count(*) as count from desk_leads
      where (${macs}::text[] is null or lead_id in (
          select id from sealed_leads where email_mac = any (${macs})))
        and (${countries}::text[] is null or country = any (${countries}))
        and (${campaign}::text is null or campaign = ${campaign})
        and (${status}::text is null or status = ${status})
        and (${contactType}::text is null or contact_type = ${contactType})
        and (${sinceMs}::bigint is null or received_at >= ${sinceMs})
        and (${untilMs}::bigint is null or received_at < ${untilMs})
        and (${state}::text is null or lead_id in (
          select lead_id from lead_deliveries where state = ${state}))`);
    return row?.count ?? 0;
  });
}

/** Resets the attempts, so that a retried delivery is again tried for days. */
export function retry(
  database: PostgresDatabase,
  which: { id: string } | { state: RetriedState },
): Promise<number> {
  return "id" in which ? retryLead(database, which.id) : retryState(database, which.state);
}

function retryLead(database: PostgresDatabase, leadId: string): Promise<number> {
  return database.write(async (query) => {
    const changed = await query(sql`
      update lead_deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
      where lead_id = ${leadId} and state in ('held', 'set_aside', 'waiting')
      returning id`);
    return changed.length;
  });
}

async function retryState(database: PostgresDatabase, state: RetriedState): Promise<number> {
  let count = 0;
  for (let after = ""; ; ) {
    const changed = await database.write((query) =>
      query<{ id: string }>(sql`
        update lead_deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
        where id in (
          select id from lead_deliveries where state = ${state} and id > ${after}
          order by id limit ${retriedAtOnce} for update)
        returning id`),
    );
    if (changed.length === 0) return count;
    count += changed.length;
    for (const { id } of changed) if (id > after) after = id;
  }
}

/** Their retention begins when they are discarded. */
export function discard(
  database: PostgresDatabase,
  leadId: string,
  reason: string,
): Promise<string[]> {
  return database.write(async (query) => {
    const changed = await query<{ id: string }>(sql`
      update lead_deliveries set state = 'discarded', due_at = now_ms(), failure = ${reason}
      where lead_id = ${leadId} and state in ('held', 'set_aside', 'waiting')
      returning id`);
    return changed.map(({ id }) => id);
  });
}

export function discardWebhook(database: PostgresDatabase, beforeMs: number): Promise<number> {
  return database.write(async (query) => {
    const changed = await query(sql`
      update lead_deliveries
      set state = 'discarded', due_at = now_ms(), failure = ${channelRemoved},
        lease_token = null, lease_until = null
      where desk = 'webhook' and state in ('waiting', 'sending', 'set_aside')
        and due_at < ${beforeMs}::bigint
      returning id`);
    return changed.length;
  });
}

/** The id stays, the Message-ID is new: mailboxes drop a mail whose Message-ID they already have. */
export function resend(database: PostgresDatabase, leadId: string): Promise<number> {
  return database.write(async (query) => {
    const deliveries = await query<{ id: string }>(sql`
      select id from lead_deliveries
      where lead_id = ${leadId} and desk <> 'visitor' and state in ('held', 'sent', 'set_aside', 'discarded')
      for update`);
    for (const { id } of deliveries) {
      await query(sql`
        update lead_deliveries
        set state = 'waiting', due_at = now_ms(), attempts = 0,
          message_id = '<' || ${randomUUIDv7()}::text || substr(message_id, strpos(message_id, '@'))
        where id = ${id}`);
    }
    return deliveries.length;
  });
}

/** Ids are in order of time: the smallest is the oldest. Each part reads one of the two indexes of what was not sent. */
export function queue(database: PostgresDatabase): Promise<Queue> {
  return database.read(async (query) =>
    toQueue(
      await query<QueueRow>(sql`
        select state, count, now_ms() - received_at as oldest_ms
        from (
          select case when state = 'waiting' and (failure is not null or desk = 'webhook') then 'retrying' else state end
            as state, count(*) as count, min(lead_id) as lead_id
          from lead_deliveries where state in ('waiting', 'sending') group by 1
          union all
          select state, count(*), min(lead_id)
          from lead_deliveries where state in ('held', 'set_aside') group by state
        ) as counted join sealed_leads on id = lead_id`),
    ),
  );
}
