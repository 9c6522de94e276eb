import type { StoredLead } from "../lead.ts";
import { leadSource } from "../lead-source.ts";
import { type DeliveryRow, type HandledRow, toStoredLeads } from "../rows.ts";
import { dedupeMacs, emailMac, unseal } from "../seal.ts";
import type { PreparedDatabase, Sql, SqliteDatabase } from "./database.ts";

export function copies(
  database: SqliteDatabase,
  afterId: string,
  limit: number,
): Promise<StoredLead[]> {
  return database.read((sql) => {
    const leads = sql.all<HandledRow>`
      select sealed_leads.*, key, status, notes
      from sealed_leads left join lead_keys on lead_keys.lead_id = id
        left join desk_leads on desk_leads.lead_id = id
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

/** The process that was sending when the copy was made no longer runs. */
function insertCopy(sql: Sql, secret: string, lead: StoredLead): boolean {
  const content = unseal(lead.id, lead.key, lead.sealed);
  if (!content) return false;
  const { changes } = sql.run`
    insert into sealed_leads (id, received_at, contact_type, held_reason, sealed, email_mac,
      dedupe_mac)
    select ${lead.id}, ${lead.receivedAt}, ${lead.contactType}, ${lead.heldReason}, ${lead.sealed},
      ${emailMac(secret, content.email)}, ${dedupeMacs(secret, content.dedupe)[0]}
    where not exists (select 1 from removed_leads where lead_id = ${lead.id})
    on conflict (id) do nothing`;
  if (changes === 0) return false;
  sql.run`insert into lead_keys (lead_id, key) values (${lead.id}, ${lead.key})`;
  const { country, page, campaign, referrer } = leadSource(content);
  sql.run`
    insert into desk_leads (lead_id, received_at, contact_type, is_held, country, page, campaign,
      referrer, status, notes)
    values (${lead.id}, ${lead.receivedAt}, ${lead.contactType},
      ${Number(lead.heldReason !== null)}, ${country}, ${page}, ${campaign}, ${referrer},
      ${lead.status}, ${lead.notes})
    on conflict do update set status = excluded.status, notes = excluded.notes`;
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
