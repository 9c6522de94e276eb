import type { StoredLead } from "../lead.ts";
import {
  type DeliveryRow,
  type LeadRow,
  type PlainLeadRow,
  sealPlainLead,
  toStoredLeads,
} from "../rows.ts";
import { dedupeMac, emailMac, unseal } from "../seal.ts";
import { longestLeaseMs } from "../store.ts";
import type { PreparedDatabase, Sql, SqliteDatabase } from "./database.ts";

const movedAtOnce = 100;

export function copies(
  database: SqliteDatabase,
  afterId: string,
  limit: number,
): Promise<StoredLead[]> {
  return database.read((sql) => {
    const leads = sql.all<LeadRow>`
      select sealed_leads.*, key from sealed_leads left join lead_keys on lead_id = id
      where id > ${afterId} order by id limit ${limit}`;
    const deliveries = sql.all<DeliveryRow>`
      select * from lead_deliveries
      where lead_id in (select value from json_each(${JSON.stringify(leads.map(({ id }) => id))}))
      order by desk`;
    return toStoredLeads(leads, deliveries);
  });
}

export async function restore(database: PreparedDatabase, leads: StoredLead[]): Promise<number> {
  const secret = await database.secret();
  return database.write((sql) => leads.filter((lead) => insertCopy(sql, secret, lead)).length);
}

/** Each lead is in exactly one of the tables. Deliveries being sent stay where the sending server looks for them. */
export async function sealPlainLeads(database: PreparedDatabase): Promise<number> {
  const some = await database.read((sql) => sql.get`select 1 from leads limit 1`);
  if (!some) return 0;
  const secret = await database.secret();
  return database.write((sql) => {
    const leads = sql.all<PlainLeadRow>`
      select * from leads
      where not exists (
        select 1 from deliveries
        where lead_id = leads.id and state = 'sending'
          and lease_until > now_ms() and lease_until <= now_ms() + ${longestLeaseMs})
      order by received_at limit ${movedAtOnce}`;
    if (leads.length === 0) return 0;
    const ids = JSON.stringify(leads.map(({ id }) => id));
    const deliveries = sql.all<DeliveryRow>`
      select * from deliveries where lead_id in (select value from json_each(${ids}))`;
    for (const lead of leads) insertCopy(sql, secret, sealPlainLead(lead, deliveries));
    sql.run`delete from deliveries where lead_id in (select value from json_each(${ids}))`;
    sql.run`delete from leads where id in (select value from json_each(${ids}))`;
    sql.run`update upkeep set erasures = erasures + 1`;
    return leads.length;
  });
}

/** The process that was sending when the copy was made no longer runs. */
function insertCopy(sql: Sql, secret: string, lead: StoredLead): boolean {
  const content = unseal(lead.id, lead.key, lead.sealed);
  if (!content) return false;
  const { changes } = sql.run`
    insert into sealed_leads (id, received_at, contact_type, held_reason, sealed, email_mac,
      dedupe_mac)
    select ${lead.id}, ${lead.receivedAt}, ${lead.contactType}, ${lead.heldReason}, ${lead.sealed},
      ${emailMac(secret, content.email)}, ${dedupeMac(secret, content.dedupe)}
    where not exists (select 1 from removed_leads where lead_id = ${lead.id})
    on conflict (id) do nothing`;
  if (changes === 0) return false;
  sql.run`insert into lead_keys (lead_id, key) values (${lead.id}, ${lead.key})`;
  for (const delivery of lead.deliveries) {
    sql.run`
      insert into lead_deliveries (id, lead_id, desk, message_id, state, attempts, due_at, sent_at,
        failure)
      values (${delivery.id}, ${lead.id}, ${delivery.desk}, ${delivery.messageId},
        ${delivery.state === "sending" ? "waiting" : delivery.state}, ${delivery.attempts},
        ${delivery.dueAt}, ${delivery.sentAt}, ${delivery.failure})`;
  }
  return true;
}
