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
import { type PostgresDatabase, type PreparedDatabase, type Query, sql } from "./database.ts";

const movedAtOnce = 100;

export function copies(
  database: PostgresDatabase,
  afterId: string,
  limit: number,
): Promise<StoredLead[]> {
  return database.read(async (query) => {
    const leads = await query<LeadRow>(sql`
      select sealed_leads.*, key from sealed_leads left join lead_keys on lead_id = id
      where id > ${afterId} order by id limit ${limit}`);
    const deliveries = await query<DeliveryRow>(sql`
      select * from lead_deliveries
      where lead_id = any (${leads.map(({ id }) => id)})
      order by desk`);
    return toStoredLeads(leads, deliveries);
  });
}

export async function restore(database: PreparedDatabase, leads: StoredLead[]): Promise<number> {
  const secret = await database.secret();
  return database.write(async (query) => {
    let restored = 0;
    for (const lead of leads) if (await insertCopy(query, secret, lead)) restored += 1;
    return restored;
  });
}

/** Each lead is in exactly one of the tables. Deliveries being sent stay where the sending server looks for them. */
export async function sealPlainLeads(database: PreparedDatabase): Promise<number> {
  const some = await database.read((query) => query(sql`select 1 from leads limit 1`));
  if (some.length === 0) return 0;
  const secret = await database.secret();
  return database.write(async (query) => {
    // Lock before reading: a server of an older release may be claiming them.
    const locked = await query<{ id: string }>(sql`
      select id from leads order by received_at limit ${movedAtOnce} for update skip locked`);
    const lockedIds = locked.map(({ id }) => id);
    await query(sql`select id from deliveries where lead_id = any (${lockedIds}) for update`);
    const leads = await query<PlainLeadRow>(sql`
      select * from leads
      where id = any (${lockedIds}) and not exists (
        select 1 from deliveries
        where lead_id = leads.id and state = 'sending'
          and lease_until > now_ms() and lease_until <= now_ms() + ${longestLeaseMs}::bigint)`);
    if (leads.length === 0) return 0;
    const ids = leads.map(({ id }) => id);
    const deliveries = await query<DeliveryRow>(sql`
      select * from deliveries where lead_id = any (${ids})`);
    for (const lead of leads) await insertCopy(query, secret, sealPlainLead(lead, deliveries));
    await query(sql`delete from deliveries where lead_id = any (${ids})`);
    await query(sql`delete from leads where id = any (${ids})`);
    await query(sql`update upkeep set erasures = erasures + 1`);
    return leads.length;
  });
}

/** The process that was sending when the copy was made no longer runs. */
async function insertCopy(query: Query, secret: string, lead: StoredLead): Promise<boolean> {
  const content = unseal(lead.id, lead.key, lead.sealed);
  if (!content) return false;
  const inserted = await query(sql`
    insert into sealed_leads (id, received_at, contact_type, held_reason, sealed, email_mac,
      dedupe_mac)
    select ${lead.id}, ${lead.receivedAt}::bigint, ${lead.contactType}, ${lead.heldReason},
      ${lead.sealed}::bytea, ${emailMac(secret, content.email)},
      ${dedupeMac(secret, content.dedupe)}
    where not exists (select 1 from removed_leads where lead_id = ${lead.id})
    on conflict (id) do nothing
    returning id`);
  if (inserted.length === 0) return false;
  await query(sql`insert into lead_keys (lead_id, key) values (${lead.id}, ${lead.key})`);
  for (const delivery of lead.deliveries) {
    await query(sql`
      insert into lead_deliveries (id, lead_id, desk, message_id, state, attempts, due_at, sent_at,
        failure)
      values (${delivery.id}, ${lead.id}, ${delivery.desk}, ${delivery.messageId},
        ${delivery.state === "sending" ? "waiting" : delivery.state}, ${delivery.attempts},
        ${delivery.dueAt}, ${delivery.sentAt}, ${delivery.failure})`);
  }
  return true;
}
