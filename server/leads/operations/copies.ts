import type { Delivery, StoredLead } from "../lead.ts";
import { leadSource } from "../lead-source.ts";
import {
  deliveryColumns,
  type HandledRow,
  handlingColumns,
  leadColumns,
  toStoredLeads,
} from "../rows.ts";
import { dedupeMac, emailMac, unseal } from "../seal.ts";
import { type Database, type PreparedDatabase, type Steps, sql } from "../sql.ts";

export function copies(database: Database, afterId: string, limit: number): Promise<StoredLead[]> {
  return database.read(function* () {
    const leads = yield* sql<HandledRow>`
      select ${leadColumns}, ${handlingColumns}
      from sealed_leads left join lead_keys on lead_id = id
      where id > ${afterId} order by id limit ${limit}`;
    const deliveries = yield* sql<Delivery>`
      select ${deliveryColumns} from lead_deliveries
      where lead_id in ${leads.map(({ id }) => id)} order by desk`;
    return toStoredLeads(leads, deliveries);
  });
}

export async function restore(database: PreparedDatabase, leads: StoredLead[]): Promise<number> {
  const secret = await database.secret();
  return database.write(function* () {
    let restored = 0;
    for (const lead of leads) if (yield* insertCopy(secret, lead)) restored += 1;
    return restored;
  });
}

/** The process that was sending when the copy was made no longer runs. */
function* insertCopy(secret: string, lead: StoredLead): Steps<boolean> {
  const content = unseal(lead.id, lead.key, lead.sealed);
  if (!content) return false;
  const { country, page, campaign, referrer } = leadSource(content);
  const inserted = yield* sql`
    insert into sealed_leads (id, received_at, contact_type, held_reason, sealed, email_mac,
      dedupe_mac, country, page, campaign, referrer, status, notes, owner, follow_up, deal_value,
      deal_currency, loss_reason, answered_at, closed_at)
    values (${lead.id}, ${lead.receivedAt}, ${lead.contactType}, ${lead.heldReason}, ${lead.sealed},
      ${emailMac(secret, content.email)}, ${dedupeMac(secret, content.dedupe)}, ${country}, ${page},
      ${campaign}, ${referrer}, ${lead.status}, ${lead.notes}, ${lead.owner ?? null},
      ${lead.followUp ?? null}, ${lead.value ?? null}, ${lead.currency ?? null},
      ${lead.reason ?? null}, ${lead.answeredAt ?? null}, ${lead.closedAt ?? null})
    on conflict (id) do nothing
    returning id`;
  if (inserted.length === 0) return false;
  // Afterwards: the insertion waited for whoever was removing this lead.
  const removed = yield* sql`
    delete from sealed_leads
    where id = ${lead.id} and id in (select lead_id from removed_leads) returning id`;
  if (removed.length > 0) return false;
  yield* sql`insert into lead_keys (lead_id, key) values (${lead.id}, ${lead.key})`;
  for (const delivery of lead.deliveries) {
    yield* sql`
      insert into lead_deliveries (id, lead_id, desk, message_id, state, attempts, due_at, sent_at,
        failure)
      values (${delivery.id}, ${lead.id}, ${delivery.desk}, ${delivery.messageId},
        ${delivery.state === "sending" ? "waiting" : delivery.state}, ${delivery.attempts},
        ${delivery.dueAt}, ${delivery.sentAt}, ${delivery.failure})`;
  }
  return true;
}
