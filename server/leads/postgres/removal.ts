import type { Erasure } from "../lead.ts";
import { toRemoved } from "../rows.ts";
import { emailMacs } from "../seal.ts";
import { confirmationMs, type Position, type Removed } from "../store.ts";
import { type PostgresDatabase, type PreparedDatabase, type Query, sql } from "./database.ts";

const removedAtOnce = 100;

export async function erase(database: PreparedDatabase, email: string): Promise<Removed[]> {
  const macs = emailMacs(await database.secret(), email);
  const erased: Removed[] = [];
  for (;;) {
    const some = await database.write(async (query) => {
      const leads = await query<{ id: string }>(sql`
        select id from sealed_leads where email_mac = any (${macs})
        limit ${removedAtOnce}`);
      const ids = leads.map(({ id }) => id);
      return removeLeads(query, ids, "erased");
    });
    if (some.length === 0) return erased;
    erased.push(...some);
  }
}

export function eraseLead(database: PostgresDatabase, id: string): Promise<Removed[]> {
  return database.write(async (query) => {
    const leads = await query(sql`select 1 from sealed_leads where id = ${id}`);
    return removeLeads(query, leads.length > 0 ? [id] : [], "erased");
  });
}

/** Checks one page of leads, even if none of them may be removed, so that a batch stays short. */
export function expire(database: PostgresDatabase, beforeMs: number, after: Position | null) {
  return database.write(async (query) => {
    await query(sql`delete from confirmations where at <= now_ms() - ${confirmationMs}::bigint`);
    const page = await query<{ id: string; received_at: number }>(sql`
      select id, received_at from sealed_leads
      where received_at < ${beforeMs}::bigint
        and (${after?.id ?? null}::text is null
          or (received_at, id) > (${after?.receivedAt ?? null}::bigint, ${after?.id ?? null}))
      order by received_at, id limit ${removedAtOnce}`);
    const ids = page.map(({ id }) => id);
    // Lock before reading: an operator may be resending a lead.
    await query(sql`
      select id from lead_deliveries where lead_id = any (${ids}) and state in ('sent', 'discarded')
      order by id for update`);
    const over = await query<{ id: string }>(sql`
      select id from sealed_leads
      where id = any (${ids})
        and exists (select 1 from lead_deliveries where lead_id = sealed_leads.id)
        and not exists (
          select 1 from lead_deliveries
          where lead_id = sealed_leads.id
            and coalesce(case state when 'sent' then sent_at when 'discarded' then due_at end,
              ${beforeMs}::bigint) >= ${beforeMs}::bigint)`);
    const last = page.length === removedAtOnce ? page.at(-1) : undefined;
    return {
      removed: await removeLeads(
        query,
        over.map(({ id }) => id),
        "expired",
      ),
      next: last ? { receivedAt: last.received_at, id: last.id } : null,
    };
  });
}

/** Reads first: at a start there is mostly nothing to remove. */
export async function applyErasures(
  database: PostgresDatabase,
  erasures: Erasure[],
): Promise<void> {
  for (let start = 0; start < erasures.length; start += removedAtOnce) {
    const some = erasures.slice(start, start + removedAtOnce);
    const ids = some.map(({ leadId }) => leadId);
    const due = await database.read((query) =>
      query<{ id: string }>(sql`
        select id from unnest(${ids}::text[]) as named (id)
        where id not in (select lead_id from removed_leads where lead_id = any (${ids}))
          or id in (select id from sealed_leads where id = any (${ids}))`),
    );
    if (due.length === 0) continue;
    await database.write(async (query) => {
      await removeLeads(
        query,
        due.map(({ id }) => id),
        "erased",
      );
      for (const { leadId, deliveryIds } of some) {
        await query(sql`
          insert into removed_deliveries (id, lead_id)
          select id, ${leadId} from unnest(${deliveryIds}::text[]) as named (id)
          on conflict do nothing`);
      }
    });
  }
}

export function erasures(
  database: PostgresDatabase,
  afterId: string,
  limit: number,
): Promise<Erasure[]> {
  return database.read(async (query) => {
    const leads = await query<{ lead_id: string; removed_at: number }>(sql`
      select lead_id, removed_at from removed_leads
      where reason = 'erased' and lead_id > ${afterId} order by lead_id limit ${limit}`);
    const ids = leads.map(({ lead_id }) => lead_id);
    const removed = toRemoved(await deliveriesOf(query, ids), ids);
    return removed.map((each, n) => ({ ...each, erasedAt: leads[n]?.removed_at ?? 0 }));
  });
}

export function removedDeliveries(database: PostgresDatabase, ids: string[]): Promise<string[]> {
  return database.read(async (query) => {
    const rows = await query<{ id: string }>(sql`
      select id from removed_deliveries where id = any (${ids})`);
    return rows.map(({ id }) => id);
  });
}

export function removedLeads(database: PostgresDatabase, ids: string[]): Promise<string[]> {
  return database.read(async (query) => {
    const rows = await query<{ id: string }>(sql`
      select lead_id as id from removed_leads where lead_id = any (${ids})`);
    return rows.map(({ id }) => id);
  });
}

/** Deletes from every table and records id, time and reason in `removed_leads`. */
async function removeLeads(
  query: Query,
  ids: string[],
  reason: "erased" | "expired",
): Promise<Removed[]> {
  if (ids.length === 0) return [];
  await query(sql`
    insert into removed_leads (lead_id, reason, removed_at)
    select distinct id, ${reason}, now_ms() from unnest(${ids}::text[]) as named (id)
    on conflict (lead_id) do update set reason = excluded.reason`);
  await query(sql`
    insert into removed_deliveries (id, lead_id)
    select id, lead_id from lead_deliveries where lead_id = any (${ids})
    on conflict do nothing`);
  await query(sql`delete from lead_keys where lead_id = any (${ids})`);
  await query(sql`delete from confirmations where lead_id = any (${ids})`);
  await query(sql`delete from desk_leads where lead_id = any (${ids})`);
  await query(sql`delete from lead_deliveries where lead_id = any (${ids})`);
  await query(sql`delete from sealed_leads where id = any (${ids})`);
  return toRemoved(await deliveriesOf(query, ids), ids);
}

function deliveriesOf(query: Query, leadIds: string[]) {
  return query<{ id: string; lead_id: string }>(sql`
    select id, lead_id from removed_deliveries where lead_id = any (${leadIds}) order by id`);
}
