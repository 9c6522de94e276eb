import type { StoredLead } from "../lead.ts";
import { leadSource } from "../lead-source.ts";
import { type DeliveryRow, type HandledRow, toStoredLeads } from "../rows.ts";
import { dedupeMacs, emailMac, unseal } from "../seal.ts";
import { type PostgresDatabase, type PreparedDatabase, type Query, sql } from "./database.ts";

export function copies(
  database: PostgresDatabase,
  afterId: string,
  limit: number,
): Promise<StoredLead[]> {
  return database.read(async (query) => {
    const leads = await query<HandledRow>(sql`
      select sealed_leads.*, key, status, notes
      from sealed_leads left join lead_keys on lead_keys.lead_id = id
        left join desk_leads on desk_leads.lead_id = id
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

/** The process that was sending when the copy was made no longer runs. */
async function insertCopy(query: Query, secret: string, lead: StoredLead): Promise<boolean> {
  const content = unseal(lead.id, lead.key, lead.sealed);
  if (!content) return false;
  const inserted = await query(sql`
    insert into sealed_leads (id, received_at, contact_type, held_reason, sealed, email_mac,
      dedupe_mac)
    select ${lead.id}, ${lead.receivedAt}::bigint, ${lead.contactType}, ${lead.heldReason},
      ${lead.sealed}::bytea, ${emailMac(secret, content.email)},
      ${dedupeMacs(secret, content.dedupe)[0]}
    where not exists (select 1 from removed_leads where lead_id = ${lead.id})
    on conflict (id) do nothing
    returning id`);
  if (inserted.length === 0) return false;
  await query(sql`insert into lead_keys (lead_id, key) values (${lead.id}, ${lead.key})`);
  const { country, page, campaign, referrer } = leadSource(content);
  await query(sql`
    insert into desk_leads (lead_id, received_at, contact_type, is_held, country, page, campaign,
      referrer, status, notes)
    values (${lead.id}, ${lead.receivedAt}, ${lead.contactType}, ${lead.heldReason !== null},
      ${country}, ${page}, ${campaign}, ${referrer}, ${lead.status}, ${lead.notes})
    on conflict (lead_id) do update set status = excluded.status, notes = excluded.notes`);
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
