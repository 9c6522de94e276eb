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
import type { Erased, LeadFilter } from "../store.ts";
import { type PostgresDatabase, sql } from "./database.ts";

/** Newest first. */
export function list(
  database: PostgresDatabase,
  filter: LeadFilter,
): Promise<LeadWithDeliveries[]> {
  const { id = null, email = null, contactType = null, state = null } = filter;
  const { sinceMs = null, untilMs = null, after, limit } = filter;
  return database.read(async (query) => {
    const leads = await query<LeadRow>(sql`
      select * from leads
      where (${id}::text is null or id = ${id})
        and (${email}::text is null or lower(email) = ${email?.toLowerCase() ?? null})
        and (${contactType}::text is null or contact_type = ${contactType})
        and (${sinceMs}::bigint is null or received_at >= ${sinceMs})
        and (${untilMs}::bigint is null or received_at < ${untilMs})
        and (${after?.id ?? null}::text is null
          or (received_at, id) < (${after?.receivedAt ?? null}::bigint, ${after?.id ?? null}))
        and (${state}::text is null or exists (
          select 1 from deliveries where lead_id = leads.id and state = ${state}))
      order by received_at desc, id desc
      limit ${limit}`);
    const deliveries = await query<DeliveryRow>(sql`
      select * from deliveries
      where lead_id = any (${leads.map((lead) => lead.id)})
      order by desk`);
    return withDeliveries(leads, deliveries);
  });
}

/** The count of attempts starts anew: what failed for days gets days again. */
export function retryLead(database: PostgresDatabase, leadId: string): Promise<number> {
  return database.write(async (query) => {
    const changed = await query(sql`
      update deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
      where lead_id = ${leadId} and state in ('held', 'set_aside')
      returning id`);
    return changed.length;
  });
}

export function retryState(database: PostgresDatabase, state: DeliveryState): Promise<number> {
  return database.write(async (query) => {
    const changed = await query(sql`
      update deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
      where state = ${state}
      returning id`);
    return changed.length;
  });
}

/** A new Message-ID each: mailboxes drop a mail that they have had before. */
export function resend(database: PostgresDatabase, leadId: string): Promise<number> {
  return database.write(async (query) => {
    const deliveries = await query<{ id: string }>(sql`
      select id from deliveries
      where lead_id = ${leadId} and state in ('held', 'sent', 'set_aside')
      for update`);
    for (const { id } of deliveries) {
      await query(sql`
        update deliveries
        set state = 'waiting', due_at = now_ms(), attempts = 0,
          message_id = '<' || ${randomUUIDv7()}::text || substr(message_id, strpos(message_id, '@'))
        where id = ${id}`);
    }
    return deliveries.length;
  });
}

export function erase(database: PostgresDatabase, email: string): Promise<Erased> {
  return database.write(async (query) => {
    const deliveries = await query<{ id: string }>(sql`
      delete from deliveries
      where lead_id in (select id from leads where lower(email) = ${email.toLowerCase()})
      returning id`);
    const leads = await query<{ id: string }>(sql`
      delete from leads where lower(email) = ${email.toLowerCase()} returning id`);
    if (leads.length > 0) await query(sql`update upkeep set erasures = erasures + 1`);
    return { leadIds: leads.map((row) => row.id), deliveryIds: deliveries.map((row) => row.id) };
  });
}

export function eraseOlderThan(database: PostgresDatabase, ageMs: number): Promise<Erased> {
  return database.write(async (query) => {
    const deliveries = await query<{ id: string }>(sql`
      delete from deliveries
      where lead_id in (select id from leads where received_at < now_ms() - ${ageMs}::bigint)
      returning id`);
    const leads = await query<{ id: string }>(sql`
      delete from leads where received_at < now_ms() - ${ageMs}::bigint returning id`);
    if (leads.length > 0) await query(sql`update upkeep set erasures = erasures + 1`);
    return { leadIds: leads.map((row) => row.id), deliveryIds: deliveries.map((row) => row.id) };
  });
}

export function countByState(database: PostgresDatabase): Promise<Record<DeliveryState, number>> {
  return database.read(async (query) =>
    toStateCounts(
      await query<StateCountRow>(sql`
      select state, count(*) as count from deliveries group by state`),
    ),
  );
}

export function oldestMsByState(
  database: PostgresDatabase,
): Promise<Record<DeliveryState, number | null>> {
  return database.read(async (query) =>
    toStateAges(
      await query<StateAgeRow>(sql`
      select state, now_ms() - min(received_at) as oldest_ms
      from deliveries join leads on leads.id = lead_id group by state`),
    ),
  );
}
