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
import type { SqliteDatabase } from "./database.ts";

/** Newest first. */
export function list(database: SqliteDatabase, filter: LeadFilter): Promise<LeadWithDeliveries[]> {
  const { id = null, email = null, contactType = null, state = null } = filter;
  const { sinceMs = null, untilMs = null, after, limit } = filter;
  return database.read((sql) => {
    const leads = sql.all<LeadRow>`
      select * from leads
      where (${id} is null or id = ${id})
        and (${email} is null or lower(email) = ${email?.toLowerCase() ?? null})
        and (${contactType} is null or contact_type = ${contactType})
        and (${sinceMs} is null or received_at >= ${sinceMs})
        and (${untilMs} is null or received_at < ${untilMs})
        and (${after?.id ?? null} is null
          or (received_at, id) < (${after?.receivedAt ?? null}, ${after?.id ?? null}))
        and (${state} is null or exists (
          select 1 from deliveries where lead_id = leads.id and state = ${state}))
      order by received_at desc, id desc
      limit ${limit}`;
    const deliveries = sql.all<DeliveryRow>`
      select * from deliveries
      where lead_id in (select value from json_each(${JSON.stringify(leads.map((lead) => lead.id))}))
      order by desk`;
    return withDeliveries(leads, deliveries);
  });
}

/** The count of attempts starts anew: what failed for days gets days again. */
export function retryLead(database: SqliteDatabase, leadId: string): Promise<number> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
      where lead_id = ${leadId} and state in ('held', 'set_aside')`;
    return Number(changes);
  });
}

export function retryState(database: SqliteDatabase, state: DeliveryState): Promise<number> {
  return database.write((sql) => {
    const { changes } = sql.run`
      update deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
      where state = ${state}`;
    return Number(changes);
  });
}

/** A new Message-ID each: mailboxes drop a mail that they have had before. */
export function resend(database: SqliteDatabase, leadId: string): Promise<number> {
  return database.write((sql) => {
    const deliveries = sql.all<{ id: string }>`
      select id from deliveries
      where lead_id = ${leadId} and state in ('held', 'sent', 'set_aside')`;
    for (const { id } of deliveries) {
      sql.run`
        update deliveries
        set state = 'waiting', due_at = now_ms(), attempts = 0,
          message_id = '<' || ${randomUUIDv7()} || substr(message_id, instr(message_id, '@'))
        where id = ${id}`;
    }
    return deliveries.length;
  });
}

export function erase(database: SqliteDatabase, email: string): Promise<Erased> {
  return database.write((sql) => {
    const deliveries = sql.all<{ id: string }>`
      delete from deliveries
      where lead_id in (select id from leads where lower(email) = ${email.toLowerCase()})
      returning id`;
    const leads = sql.all<{ id: string }>`
      delete from leads where lower(email) = ${email.toLowerCase()} returning id`;
    if (leads.length > 0) sql.run`update upkeep set erasures = erasures + 1`;
    return { leadIds: leads.map((row) => row.id), deliveryIds: deliveries.map((row) => row.id) };
  });
}

export function eraseOlderThan(database: SqliteDatabase, ageMs: number): Promise<Erased> {
  return database.write((sql) => {
    const deliveries = sql.all<{ id: string }>`
      delete from deliveries
      where lead_id in (select id from leads where received_at < now_ms() - ${ageMs})
      returning id`;
    const leads = sql.all<{ id: string }>`
      delete from leads where received_at < now_ms() - ${ageMs} returning id`;
    if (leads.length > 0) sql.run`update upkeep set erasures = erasures + 1`;
    return { leadIds: leads.map((row) => row.id), deliveryIds: deliveries.map((row) => row.id) };
  });
}

export function countByState(database: SqliteDatabase): Promise<Record<DeliveryState, number>> {
  return database.read((sql) =>
    toStateCounts(sql.all<StateCountRow>`
      select state, count(*) as count from deliveries group by state`),
  );
}

export function oldestMsByState(
  database: SqliteDatabase,
): Promise<Record<DeliveryState, number | null>> {
  return database.read((sql) =>
    toStateAges(sql.all<StateAgeRow>`
      select state, now_ms() - min(received_at) as oldest_ms
      from deliveries join leads on leads.id = lead_id group by state`),
  );
}
