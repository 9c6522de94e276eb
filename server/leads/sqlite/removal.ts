import type { Erasure } from "../lead.ts";
import { toRemoved } from "../rows.ts";
import { emailMacs } from "../seal.ts";
import { confirmationMs, type Position, type Removed } from "../store.ts";
import type { PreparedDatabase, Sql, SqliteDatabase } from "./database.ts";

const removedAtOnce = 100;

export async function erase(database: PreparedDatabase, email: string): Promise<Removed[]> {
  const macs = JSON.stringify(emailMacs(await database.secret(), email));
  const erased: Removed[] = [];
  for (;;) {
    const some = await database.write((sql) => {
      const leads = sql.all<{ id: string }>`
        select id from sealed_leads where email_mac in (select value from json_each(${macs}))
        limit ${removedAtOnce}`;
      const ids = leads.map(({ id }) => id);
      return removeLeads(sql, ids, "erased");
    });
    if (some.length === 0) return erased;
    erased.push(...some);
  }
}

export function eraseLead(database: SqliteDatabase, id: string): Promise<Removed[]> {
  return database.write((sql) => {
    const lead = sql.get`select 1 from sealed_leads where id = ${id}`;
    return removeLeads(sql, lead ? [id] : [], "erased");
  });
}

/** Checks one page of leads, even if none of them may be removed, so that a batch stays short. */
export function expire(database: SqliteDatabase, beforeMs: number, after: Position | null) {
  return database.write((sql) => {
    sql.run`delete from confirmations where at <= now_ms() - ${confirmationMs}`;
    const page = sql.all<{ id: string; received_at: number; is_over: number }>`
      select id, received_at,
        exists (select 1 from lead_deliveries where lead_id = sealed_leads.id)
        and not exists (
          select 1 from lead_deliveries
          where lead_id = sealed_leads.id
            and coalesce(case state when 'sent' then sent_at when 'discarded' then due_at end,
              ${beforeMs}) >= ${beforeMs}) as is_over
      from sealed_leads
      where received_at < ${beforeMs}
        and (${after?.id ?? null} is null
          or (received_at, id) > (${after?.receivedAt ?? null}, ${after?.id ?? null}))
      order by received_at, id limit ${removedAtOnce}`;
    const over = page.filter(({ is_over }) => is_over === 1).map(({ id }) => id);
    const last = page.length === removedAtOnce ? page.at(-1) : undefined;
    return {
      removed: removeLeads(sql, over, "expired"),
      next: last ? { receivedAt: last.received_at, id: last.id } : null,
    };
  });
}

/** Reads first: at a start there is mostly nothing to remove. */
export async function applyErasures(database: SqliteDatabase, erasures: Erasure[]): Promise<void> {
  for (let start = 0; start < erasures.length; start += removedAtOnce) {
    const some = erasures.slice(start, start + removedAtOnce);
    const ids = JSON.stringify(some.map(({ leadId }) => leadId));
    const due = await database.read((sql) =>
      sql.all<{ id: string }>`
        select value as id from json_each(${ids})
        where value not in (select lead_id from removed_leads)
          or value in (select id from sealed_leads)`.map(({ id }) => id),
    );
    if (due.length === 0) continue;
    await database.write((sql) => {
      removeLeads(sql, due, "erased");
      for (const { leadId, deliveryIds } of some) {
        for (const id of deliveryIds) {
          sql.run`
            insert into removed_deliveries (id, lead_id) values (${id}, ${leadId})
            on conflict do nothing`;
        }
      }
    });
  }
}

export function erasures(
  database: SqliteDatabase,
  afterId: string,
  limit: number,
): Promise<Erasure[]> {
  return database.read((sql) => {
    const leads = sql.all<{ lead_id: string; removed_at: number }>`
      select lead_id, removed_at from removed_leads
      where reason = 'erased' and lead_id > ${afterId} order by lead_id limit ${limit}`;
    const ids = leads.map(({ lead_id }) => lead_id);
    const removed = toRemoved(deliveriesOf(sql, ids), ids);
    return removed.map((each, n) => ({ ...each, erasedAt: leads[n]?.removed_at ?? 0 }));
  });
}

export function removedDeliveries(database: SqliteDatabase, ids: string[]): Promise<string[]> {
  return database.read((sql) =>
    sql.all<{ id: string }>`
      select id from removed_deliveries
      where id in (select value from json_each(${JSON.stringify(ids)}))`.map(({ id }) => id),
  );
}

export function removedLeads(database: SqliteDatabase, ids: string[]): Promise<string[]> {
  return database.read((sql) =>
    sql.all<{ id: string }>`
      select lead_id as id from removed_leads
      where lead_id in (select value from json_each(${JSON.stringify(ids)}))`.map(({ id }) => id),
  );
}

/** Deletes from every table and records id, time and reason in `removed_leads`. */
function removeLeads(sql: Sql, leadIds: string[], reason: "erased" | "expired"): Removed[] {
  if (leadIds.length === 0) return [];
  const ids = JSON.stringify(leadIds);
  sql.run`
    insert into removed_leads (lead_id, reason, removed_at)
    select value, ${reason}, now_ms() from json_each(${ids}) where true
    on conflict (lead_id) do update set reason = excluded.reason`;
  sql.run`
    insert into removed_deliveries (id, lead_id)
    select id, lead_id from lead_deliveries where lead_id in (select value from json_each(${ids}))
    on conflict do nothing`;
  sql.run`delete from lead_keys where lead_id in (select value from json_each(${ids}))`;
  sql.run`delete from confirmations where lead_id in (select value from json_each(${ids}))`;
  sql.run`delete from desk_leads where lead_id in (select value from json_each(${ids}))`;
  sql.run`delete from lead_deliveries where lead_id in (select value from json_each(${ids}))`;
  sql.run`delete from sealed_leads where id in (select value from json_each(${ids}))`;
  sql.run`update upkeep set erasures = erasures + 1`;
  return toRemoved(deliveriesOf(sql, leadIds), leadIds);
}

function deliveriesOf(sql: Sql, leadIds: string[]) {
  return sql.all<{ id: string; lead_id: string }>`
    select id, lead_id from removed_deliveries
    where lead_id in (select value from json_each(${JSON.stringify(leadIds)})) order by id`;
}
