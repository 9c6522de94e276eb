import type { AuditEntry, DeskAction, LastBackup } from "#core/desk.ts";
import type { AnalyticsRow } from "#server/analytics/counters.ts";
import { dayMs } from "#server/day.ts";
import { changeNotes, type HandlingRow, isStale } from "../handling.ts";
import type { HandlingChange } from "../lead.ts";
import { auditKeptMs, type SourceRow, toLeadCounts } from "../rows.ts";
import { type Database, PerEngine, part, sql } from "../sql.ts";
import type { DeskPass } from "../store.ts";

const mostCampaigns = 200;

const forUpdateOfLead = new PerEngine({ sqlite: "", postgres: "for update of sealed_leads" });

export function handle(
  database: Database,
  leadId: string,
  change: HandlingChange,
): Promise<boolean> {
  return database.write(function* () {
    const [row] = yield* sql<HandlingRow>`
      select status, notes, key from sealed_leads left join lead_keys on lead_id = id
      where id = ${leadId} ${forUpdateOfLead}`;
    if (!row || isStale(leadId, row, change)) return false;
    const isWritten = change.owner !== undefined || change.note !== undefined;
    const notes = row.key && isWritten ? changeNotes(leadId, row.key, row.notes, change) : null;
    yield* sql`
      update sealed_leads
      set status = coalesce(${change.status ?? null}, status), notes = coalesce(${notes}, notes)
      where id = ${leadId}`;
    return true;
  });
}

export async function addPass(
  database: Database,
  { hash, kind, email, lastsMs }: DeskPass,
): Promise<void> {
  await database.write(function* () {
    yield* sql`delete from desk_passes where expires_at <= now_ms()`;
    yield* sql`
      insert into desk_passes (hash, kind, email, expires_at)
      values (${hash}, ${kind}, ${email}, now_ms() + ${lastsMs})`;
  });
}

export function passOwner(
  database: Database,
  hash: string,
  kind: DeskPass["kind"],
): Promise<string | undefined> {
  return database.read(function* () {
    const [row] = yield* sql<{ email: string }>`
      select email from desk_passes
      where hash = ${hash} and kind = ${kind} and expires_at > now_ms()`;
    return row?.email;
  });
}

export function takePass(
  database: Database,
  hash: string,
  kind: DeskPass["kind"],
): Promise<string | undefined> {
  return database.write(function* () {
    const [row] = yield* sql<{ email: string; isValid: boolean | number }>`
      delete from desk_passes where hash = ${hash} and kind = ${kind}
      returning email, expires_at > now_ms() as "isValid"`;
    return row?.isValid ? row.email : undefined;
  });
}

export async function endPasses(database: Database, email: string): Promise<void> {
  await database.write(() => sql`delete from desk_passes where email = ${email}`);
}

export async function addAudit(
  database: Database,
  { who, what, leadId }: { who: string; what: DeskAction; leadId: string | null },
): Promise<void> {
  await database.write(function* () {
    yield* sql`delete from desk_audit where at < (select now_ms()) - ${auditKeptMs}`;
    yield* sql`
      insert into desk_audit (at, who, what, lead_id)
      values (now_ms(), ${who}, ${what}, ${leadId})`;
  });
}

export function audit(database: Database, beforeId: number, limit: number): Promise<AuditEntry[]> {
  return database.read(
    () => sql<AuditEntry>`
      select id, at, who, what, lead_id as "leadId" from desk_audit
      where id < ${beforeId} order by id desc limit ${limit}`,
  );
}

/** By the store's clock. Each is the end of an index. */
export function lastBackup(database: Database): Promise<LastBackup> {
  return database.read(function* () {
    const [row] = yield* sql<LastBackup>`
      select at, now_ms() - coalesce(at, oldest, now_ms()) as "ageMs" from (
        select (select max(at) from desk_audit where what = 'backup') as at,
          (select min(received_at) from sealed_leads) as oldest) as times`;
    return row ?? { at: null, ageMs: 0 };
  });
}

export function campaigns(
  database: Database,
  sinceMs: number,
  countries?: readonly string[],
): Promise<string[]> {
  return database.read(function* () {
    const rows = yield* sql<{ campaign: string }>`
      select distinct campaign from sealed_leads
      where received_at >= ${sinceMs} and campaign <> ''
        and ${countries ? part`country in ${countries}` : part`true`}
      order by campaign limit ${mostCampaigns}`;
    return rows.map(({ campaign }) => campaign);
  });
}

/** Reads one index, which is in the order of the groups. */
export function leadCounts(
  database: Database,
  sinceDay: string,
  untilDay: string,
): Promise<AnalyticsRow[]> {
  return database.read(function* () {
    const rows = yield* sql<SourceRow>`
      select received_at / 86400000 as day, page, campaign, referrer, count(*) as count
      from sealed_leads
      where held_reason is null and received_at / 86400000
        between ${Date.parse(sinceDay) / dayMs} and ${Date.parse(untilDay) / dayMs}
      group by received_at / 86400000, page, campaign, referrer`;
    return toLeadCounts(rows);
  });
}
