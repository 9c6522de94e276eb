import type { AuditEntry, DeskAction, LastBackup } from "#core/desk.ts";
import { dayMs } from "#server/day.ts";
import type { AnalyticsRow } from "#server/leads/store.ts";
import { changed, type HandlingRow } from "../handling.ts";
import type { HandlingChange } from "../lead.ts";
import { auditKeptMs, handlingColumns, type SourceRow, toLeadCounts } from "../rows.ts";
import { type Database, PerEngine, type PreparedDatabase, part, sql } from "../sql.ts";
import { type DeskPass, discardedAsSpam } from "../store.ts";
import { indexLead } from "./words.ts";

const mostCampaigns = 200;

const forUpdateOfLead = new PerEngine({ sqlite: "", postgres: "for update of sealed_leads" });

export async function handle(
  database: PreparedDatabase,
  leadId: string,
  change: HandlingChange,
): Promise<boolean> {
  const secret = await database.secret();
  return database.write(function* () {
    const [row] = yield* sql<HandlingRow & { nowMs: number }>`
    select ${handlingColumns}, key, now_ms() as "nowMs"
    from sealed_leads left join lead_keys on lead_id = id
    where id = ${leadId} ${forUpdateOfLead}`;
    const next = row && changed(leadId, row, change, row.nowMs);
    if (!next) return false;
    const { status, owner, followUp, value, currency, reason, answeredAt, closedAt } = next.plain;
    yield* sql`
    update sealed_leads
    set status = ${status}, owner = ${owner}, follow_up = ${followUp || null},
      deal_value = ${value}, deal_currency = ${currency || null}, loss_reason = ${reason || null},
      answered_at = ${answeredAt}, closed_at = ${closedAt}, notes = coalesce(${next.notes}, notes)
    where id = ${leadId}`;
    if (change.note) yield* indexLead(secret, leadId);
    const { mail } = change;
    if (next.mailTo && mail) {
      yield* sql`
      insert into lead_deliveries (id, lead_id, desk, message_id, state, due_at)
      values (${mail.id}, ${leadId}, ${next.mailTo}, ${mail.messageId}, 'waiting', now_ms())`;
    }
    return true;
  });
}

export async function unspam(
  database: Database,
  leadId: string,
  state: "held" | "waiting",
): Promise<void> {
  await database.write(
    () => sql`
      update lead_deliveries
      set state = ${state}, due_at = now_ms(), attempts = 0, failure = null
      where lead_id = ${leadId} and state = 'discarded' and failure = ${discardedAsSpam}`,
  );
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

export function audit(
  database: Database,
  beforeId: number,
  limit: number,
  hasReads = true,
): Promise<AuditEntry[]> {
  return database.read(
    () => sql<AuditEntry>`
      select id, at, who, what, lead_id as "leadId" from desk_audit
      where id < ${beforeId} and ${hasReads ? part`true` : part`what <> 'read'`} order by id desc limit ${limit}`,
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
