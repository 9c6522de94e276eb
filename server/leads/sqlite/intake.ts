import type { NewLead } from "../lead.ts";
import { dedupeMacs, emailMac, mailboxMac, seal, sealedContentOf } from "../seal.ts";
import { confirmationMs } from "../store.ts";
import type { PreparedDatabase, Sql } from "./database.ts";

/** The transaction excludes every other writer, so that the second of two equal leads finds the first. */
export async function add(database: PreparedDatabase, lead: NewLead) {
  const secret = await database.secret();
  return database.write((sql) => {
    const now = Date.now();
    const [dedupe, earlier] = dedupeMacs(secret, lead.dedupe.hash);
    const same = sql.get<{ id: string }>`
      select id from sealed_leads
      where dedupe_mac in (${dedupe}, ${earlier})
        and (${lead.dedupe.windowMs} is null or received_at > ${now - (lead.dedupe.windowMs ?? 0)})
      limit 1`;
    if (same) return { id: same.id, isNew: false };

    // Here the leads of one turn are encrypted one after the other, with the code in the processor's caches.
    const { key, sealed } = seal(lead.id, sealedContentOf(lead));
    sql.run`
      insert into sealed_leads (id, received_at, contact_type, held_reason, sealed, email_mac,
        dedupe_mac)
      values (${lead.id}, ${now}, ${lead.contactType}, ${lead.heldReason}, ${sealed},
        ${emailMac(secret, lead.email)}, ${dedupe})`;
    sql.run`insert into lead_keys (lead_id, key) values (${lead.id}, ${key})`;
    const { country, page, campaign, referrer } = lead.source;
    sql.run`
      insert into desk_leads (lead_id, received_at, contact_type, is_held, country, page, campaign,
        referrer)
      values (${lead.id}, ${now}, ${lead.contactType}, ${Number(lead.heldReason !== null)},
        ${country}, ${page}, ${campaign}, ${referrer})`;
    for (const delivery of lead.deliveries) {
      if (delivery.desk === "visitor" && !mayConfirm(sql, secret, lead)) continue;
      sql.run`
        insert into lead_deliveries (id, lead_id, desk, message_id, state, due_at)
        values (${delivery.id}, ${lead.id}, ${delivery.desk}, ${delivery.messageId},
          ${lead.heldReason ? "held" : "waiting"}, ${now})`;
    }
    return { id: lead.id, isNew: true };
  });
}

function mayConfirm(sql: Sql, secret: string, { id, email }: NewLead): boolean {
  const { changes } = sql.run`
    insert into confirmations (mailbox_mac, lead_id, at)
    values (${mailboxMac(secret, email)}, ${id}, now_ms())
    on conflict (mailbox_mac) do update set lead_id = excluded.lead_id, at = excluded.at
    where confirmations.at <= excluded.at - ${confirmationMs}`;
  return changes === 1;
}
