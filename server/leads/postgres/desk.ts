import type { AuditEntry, DeskAction } from "#core/desk.ts";
import type { AnalyticsRow } from "#server/analytics/counters.ts";
import { changeNotes, type HandlingRow, isStale } from "../handling.ts";
import type { HandlingChange } from "../lead.ts";
import { leadSource } from "../lead-source.ts";
import {
  type AuditRow,
  auditKeptMs,
  type LeadRow,
  type SourceRow,
  toAudit,
  toLead,
  toLeadCounts,
} from "../rows.ts";
import type { DeskPass } from "../store.ts";
import { type PostgresDatabase, type PreparedDatabase, sql } from "./database.ts";

const indexedAtOnce = 200;
const mostCampaigns = 200;

export function handle(
  database: PostgresDatabase,
  leadId: string,
  change: HandlingChange,
): Promise<boolean> {
  return database.write(async (query) => {
    const [row] = await query<HandlingRow>(sql`
      select status, notes, key from desk_leads left join lead_keys using (lead_id)
      where lead_id = ${leadId} for update of desk_leads`);
    if (!row || isStale(leadId, row, change)) return false;
    const isWritten = change.owner !== undefined || change.note !== undefined;
    const notes = row.key && isWritten ? changeNotes(leadId, row.key, row.notes, change) : null;
    const changed = await query(sql`
      update desk_leads
      set status = coalesce(${change.status ?? null}::text, status),
        notes = coalesce(${notes}::bytea, notes)
      where lead_id = ${leadId}
      returning lead_id`);
    return changed.length === 1;
  });
}

export function indexLeads(database: PreparedDatabase): Promise<number> {
  return database.write(async (query) => {
    const leads = await query<LeadRow>(sql`
      select sealed_leads.*, key from sealed_leads left join lead_keys on lead_id = id
      where not exists (select 1 from desk_leads where desk_leads.lead_id = id)
      limit ${indexedAtOnce}`);
    for (const row of leads) {
      const source = leadSource(toLead(row) ?? { country: "", page: "", campaign: "" });
      // Another server may be indexing too.
      await query(sql`
        insert into desk_leads (lead_id, received_at, contact_type, is_held, country, page,
          campaign, referrer)
        values (${row.id}, ${row.received_at}, ${row.contact_type},
          ${row.held_reason !== null}, ${source.country}, ${source.page},
          ${source.campaign}, ${source.referrer})
        on conflict do nothing`);
    }
    return leads.length;
  });
}

export async function addPass(
  database: PostgresDatabase,
  { hash, kind, email, lastsMs }: DeskPass,
): Promise<void> {
  await database.write(async (query) => {
    await query(sql`delete from desk_passes where expires_at <= now_ms()`);
    await query(sql`
      insert into desk_passes (hash, kind, email, expires_at)
      values (${hash}, ${kind}, ${email}, now_ms() + ${lastsMs}::bigint)`);
  });
}

export async function passOwner(
  database: PostgresDatabase,
  hash: string,
  kind: DeskPass["kind"],
): Promise<string | undefined> {
  const [row] = await database.read((query) =>
    query<{ email: string }>(sql`
      select email from desk_passes
      where hash = ${hash} and kind = ${kind} and expires_at > now_ms()`),
  );
  return row?.email;
}

export function takePass(
  database: PostgresDatabase,
  hash: string,
  kind: DeskPass["kind"],
): Promise<string | undefined> {
  return database.write(async (query) => {
    const [row] = await query<{ email: string; is_valid: boolean }>(sql`
      delete from desk_passes where hash = ${hash} and kind = ${kind}
      returning email, expires_at > now_ms() as is_valid`);
    return row?.is_valid ? row.email : undefined;
  });
}

export async function endPasses(database: PostgresDatabase, email: string): Promise<void> {
  await database.write((query) => query(sql`delete from desk_passes where email = ${email}`));
}

export async function addAudit(
  database: PostgresDatabase,
  { who, what, leadId }: { who: string; what: DeskAction; leadId: string | null },
): Promise<void> {
  await database.write(async (query) => {
    await query(sql`delete from desk_audit where at < now_ms() - ${auditKeptMs}::bigint`);
    await query(sql`
      insert into desk_audit (at, who, what, lead_id)
      values (now_ms(), ${who}, ${what}, ${leadId})`);
  });
}

export function audit(
  database: PostgresDatabase,
  beforeId: number,
  limit: number,
): Promise<AuditEntry[]> {
  return database.read(async (query) => {
    const rows = await query<AuditRow>(sql`
      select * from desk_audit where id < ${beforeId}::bigint order by id desc limit ${limit}`);
    return rows.map(toAudit);
  });
}

export async function lastTime(
  database: PostgresDatabase,
  what: DeskAction,
): Promise<number | undefined> {
  const [row] = await database.read((query) =>
    query<{ at: number | null }>(sql`select max(at) as at from desk_audit where what = ${what}`),
  );
  return row?.at ?? undefined;
}

export function campaigns(
  database: PostgresDatabase,
  sinceMs: number,
  countries: readonly string[] | null = null,
): Promise<string[]> {
  return database.read(async (query) => {
    const rows = await query<{ campaign: string }>(sql`
      select distinct campaign from desk_leads
      where received_at >= ${sinceMs}::bigint and campaign <> ''
        and (${countries}::text[] is null or country = any (${countries}))
      order by campaign limit ${mostCampaigns}`);
    return rows.map(({ campaign }) => campaign);
  });
}

export function leadCounts(
  database: PostgresDatabase,
  sinceDay: string,
  untilDay: string,
): Promise<AnalyticsRow[]> {
  return database.read(async (query) =>
    toLeadCounts(
      await query<SourceRow>(sql`
      select received_at / 86400000 as day, page, campaign, referrer, count(*) as count
      from desk_leads
      where not is_held
        and received_at >= extract(epoch from ${sinceDay}::timestamp) * 1000
        and received_at < extract(epoch from ${untilDay}::timestamp + interval '1 day') * 1000
      group by 1, 2, 3, 4`),
    ),
  );
}
