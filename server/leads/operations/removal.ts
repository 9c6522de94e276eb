import type { Erasure } from "../lead.ts";
import { emailMac } from "../seal.ts";
import { type Database, forUpdate, type PreparedDatabase, type Steps, sql } from "../sql.ts";
import { confirmationMs, type Position } from "../store.ts";

const removedAtOnce = 100;

export async function erase(database: PreparedDatabase, email: string): Promise<string[]> {
  const mac = emailMac(await database.secret(), email);
  const erased: string[] = [];
  for (;;) {
    const some = await database.write(function* () {
      const leads = yield* sql<{ id: string }>`
        select id from sealed_leads where email_mac = ${mac} limit ${removedAtOnce}`;
      return yield* removeLeads(leads, "erased");
    });
    if (some.length === 0) return erased;
    erased.push(...some);
  }
}

export function eraseLead(database: Database, id: string): Promise<string[]> {
  return database.write(function* () {
    const leads = yield* sql<{ id: string }>`select id from sealed_leads where id = ${id}`;
    return yield* removeLeads(leads, "erased");
  });
}

const start: Position = { receivedAt: Number.MIN_SAFE_INTEGER, id: "" };

/** Checks one page of leads, even if none of them may be removed, so that a batch stays short. */
export function expire(database: Database, beforeMs: number, after: Position | null) {
  const { receivedAt, id } = after ?? start;
  return database.write(function* () {
    yield* sql`delete from confirmations where at <= now_ms() - ${confirmationMs}`;
    const page = yield* sql<Position>`
      select received_at as "receivedAt", id from sealed_leads
      where received_at < ${beforeMs} and (received_at, id) > (${receivedAt}, ${id})
      order by received_at, id limit ${removedAtOnce} ${forUpdate}`;
    const ids = page.map((lead) => lead.id);
    // Locked before they are read: an operator may be resending a lead, or answering it.
    yield* sql`
      select id from lead_deliveries where lead_id in ${ids} and state in ('sent', 'discarded')
      order by lead_id, id ${forUpdate}`;
    const over = yield* sql<{ id: string }>`
      select id from sealed_leads
      where id in ${ids}
        and exists (select 1 from lead_deliveries where lead_id = sealed_leads.id)
        and not exists (
          select 1 from lead_deliveries
          where lead_id = sealed_leads.id
            and coalesce(case state when 'sent' then sent_at when 'discarded' then due_at end,
              ${beforeMs}) >= ${beforeMs})`;
    const last = page.length === removedAtOnce ? page.at(-1) : undefined;
    return { removed: yield* removeLeads(over, "expired"), next: last ?? null };
  });
}

/** Reads first: at a start there is mostly nothing to remove. */
export async function applyErasures(database: Database, erasures: Erasure[]): Promise<void> {
  for (let first = 0; first < erasures.length; first += removedAtOnce) {
    const ids = erasures.slice(first, first + removedAtOnce).map(({ leadId }) => leadId);
    const due = await database.read(
      () => sql<{ id: string }>`
        select value as id from ${ids} as named
        where value not in (select lead_id from removed_leads where lead_id in ${ids})
          or value in (select id from sealed_leads where id in ${ids})`,
    );
    if (due.length > 0) await database.write(() => removeLeads(due, "erased"));
  }
}

export function erasures(database: Database, afterId: string, limit: number): Promise<Erasure[]> {
  return database.read(
    () => sql<Erasure>`
      select lead_id as "leadId", removed_at as "erasedAt" from removed_leads
      where reason = 'erased' and lead_id > ${afterId} order by lead_id limit ${limit}`,
  );
}

export function removedLeads(database: Database, ids: string[]): Promise<string[]> {
  return database.read(function* () {
    const rows = yield* sql<{ id: string }>`
      select lead_id as id from removed_leads where lead_id in ${ids}`;
    return rows.map(({ id }) => id);
  });
}

/** Deletes from every table and records id, time and reason in `removed_leads`; returns the ids. */
function* removeLeads(leads: { id: string }[], reason: "erased" | "expired"): Steps<string[]> {
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return ids;
  // First, as by everybody who writes to a lead and then to what belongs to it: nobody waits in a circle.
  yield* sql`select id from sealed_leads where id in ${ids} order by id ${forUpdate}`;
  yield* sql`
    insert into removed_leads (lead_id, reason, removed_at)
    select distinct value, ${reason}, now_ms() from ${ids} as named where true
    on conflict (lead_id) do update set reason = excluded.reason`;
  yield* sql`delete from lead_keys where lead_id in ${ids}`;
  yield* sql`delete from lead_words where lead_id in ${ids}`;
  yield* sql`delete from confirmations where lead_id in ${ids}`;
  yield* sql`delete from lead_deliveries where lead_id in ${ids}`;
  yield* sql`delete from sealed_leads where id in ${ids}`;
  return ids;
}
