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
import type { PreparedDatabase, SqliteDatabase } from "./database.ts";

const indexedAtOnce = 200;
const mostCampaigns = 200;

export function handle(
  database: SqliteDatabase,
  leadId: string,
  change: HandlingChange,
): Promise<boolean> {
  return database.write((sql) => {
    const row = sql.get<HandlingRow>`
      select status, notes, key from desk_leads left join lead_keys using (lead_id)
      where lead_id = ${leadId}`;
    if (!row || isStale(leadId, row, change)) return false;
    const isWritten = change.owner !== undefined || change.note !== undefined;
    const notes = row.key && isWritten ? changeNotes(leadId, row.key, row.notes, change) : null;
    const { changes } = sql.run`
      update desk_leads
      set status = coalesce(${change.status ?? null}, status), notes = coalesce(${notes}, notes)
      where lead_id = ${leadId}`;
    return changes === 1;
  });
}

export function indexLeads(database: PreparedDatabase): Promise<number> {
  return database.write((sql) => {
    const leads = sql.all<LeadRow>`
      select sealed_leads.*, key from sealed_leads left join lead_keys on lead_id = id
      where id not in (select lead_id from desk_leads) limit ${indexedAtOnce}`;
    for (const row of leads) {
      const source = leadSource(toLead(row) ?? { country: "", page: "", campaign: "" });
      sql.run`
        insert into desk_leads (lead_id, received_at, contact_type, is_held, country, page,
          campaign, referrer)
        values (${row.id}, ${row.received_at}, ${row.contact_type},
          ${Number(row.held_reason !== null)}, ${source.country}, ${source.page},
          ${source.campaign}, ${source.referrer})`;
    }
    return leads.length;
  });
}

export async function addPass(
  database: SqliteDatabase,
  { hash, kind, email, lastsMs }: DeskPass,
): Promise<void> {
  await database.write((sql) => {
    sql.run`delete from desk_passes where expires_at <= now_ms()`;
    sql.run`
      insert into desk_passes (hash, kind, email, expires_at)
      values (${hash}, ${kind}, ${email}, now_ms() + ${lastsMs})`;
  });
}

export async function passOwner(
  database: SqliteDatabase,
  hash: string,
  kind: DeskPass["kind"],
): Promise<string | undefined> {
  const row = await database.read(
    (sql) => sql.get<{ email: string }>`
      select email from desk_passes
      where hash = ${hash} and kind = ${kind} and expires_at > now_ms()`,
  );
  return row?.email;
}

export function takePass(
  database: SqliteDatabase,
  hash: string,
  kind: DeskPass["kind"],
): Promise<string | undefined> {
  return database.write((sql) => {
    const row = sql.get<{ email: string; expires_at: number }>`
      delete from desk_passes where hash = ${hash} and kind = ${kind} returning email, expires_at`;
    return row && row.expires_at > Date.now() ? row.email : undefined;
  });
}

export async function endPasses(database: SqliteDatabase, email: string): Promise<void> {
  await database.write((sql) => sql.run`delete from desk_passes where email = ${email}`);
}

export async function addAudit(
  database: SqliteDatabase,
  { who, what, leadId }: { who: string; what: DeskAction; leadId: string | null },
): Promise<void> {
  await database.write((sql) => {
    sql.run`delete from desk_audit where at < now_ms() - ${auditKeptMs}`;
    sql.run`
      insert into desk_audit (at, who, what, lead_id)
      values (now_ms(), ${who}, ${what}, ${leadId})`;
  });
}

export function audit(
  database: SqliteDatabase,
  beforeId: number,
  limit: number,
): Promise<AuditEntry[]> {
  return database.read((sql) =>
    sql.all<AuditRow>`
      select * from desk_audit where id < ${beforeId} order by id desc limit ${limit}`.map(toAudit),
  );
}

export async function lastTime(
  database: SqliteDatabase,
  what: DeskAction,
): Promise<number | undefined> {
  const row = await database.read(
    (sql) => sql.get<{ at: number | null }>`
      select max(at) as at from desk_audit where what = ${what}`,
  );
  return row?.at ?? undefined;
}

export function campaigns(
  database: SqliteDatabase,
  sinceMs: number,
  countries?: readonly string[],
): Promise<string[]> {
  const own = countries ? JSON.stringify(countries) : null;
  return database.read((sql) =>
    sql.all<{ campaign: string }>`
      select distinct campaign from desk_leads
      where received_at >= ${sinceMs} and campaign <> ''
        and (${own} is null or country in (select value from json_each(${own})))
      order by campaign limit ${mostCampaigns}`.map(({ campaign }) => campaign),
  );
}

export function leadCounts(
  database: SqliteDatabase,
  sinceDay: string,
  untilDay: string,
): Promise<AnalyticsRow[]> {
  return database.read((sql) =>
    toLeadCounts(sql.all<SourceRow>`
      select received_at / 86400000 as day, page, campaign, referrer, count(*) as count
      from desk_leads indexed by desk_leads_by_day
      where is_held = 0 and received_at / 86400000
        between unixepoch(${sinceDay}) / 86400 and unixepoch(${untilDay}) / 86400
      group by received_at / 86400000, page, campaign, referrer`),
  );
}
