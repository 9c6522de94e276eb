import type { NewLead } from "../lead.ts";
import { dedupeMac, emailMac, mailboxMac, seal, sealedContentOf } from "../seal.ts";
import { type PreparedDatabase, type Steps, sql } from "../sql.ts";
import { confirmationMs } from "../store.ts";

/** The lock makes equal leads wait for each other on all servers, so that the second one finds the first. */
export async function add(database: PreparedDatabase, lead: NewLead) {
  const secret = await database.secret();
  const dedupe = dedupeMac(secret, lead.dedupe.hash);
  return database.write(function* () {
    yield* sql`select lock_text(${dedupe})`;
    const [same] = yield* sql<{ id: string }>`
      select id from sealed_leads
      where dedupe_mac = ${dedupe}
        and received_at > now_ms() - ${lead.dedupe.windowMs ?? Number.MAX_SAFE_INTEGER}
      limit 1`;
    if (same) return { id: same.id, isNew: false };

    // Here SQLite's leads of one turn are encrypted one after the other, with the code in the processor's caches.
    const { key, sealed } = seal(lead.id, sealedContentOf(lead));
    const { country, page, campaign, referrer } = lead.source;
    yield* sql`
      insert into sealed_leads (id, received_at, contact_type, held_reason, sealed, email_mac,
        dedupe_mac, country, page, campaign, referrer)
      values (${lead.id}, now_ms(), ${lead.contactType}, ${lead.heldReason}, ${sealed},
        ${emailMac(secret, lead.email)}, ${dedupe}, ${country}, ${page}, ${campaign}, ${referrer})`;
    yield* sql`insert into lead_keys (lead_id, key) values (${lead.id}, ${key})`;
    const state = lead.heldReason ? "held" : "waiting";
    for (const { id, desk, messageId } of lead.deliveries) {
      if (desk === "visitor" && !(yield* mayConfirm(secret, lead))) continue;
      yield* sql`
        insert into lead_deliveries (id, lead_id, desk, message_id, state, due_at)
        values (${id}, ${lead.id}, ${desk}, ${messageId}, ${state}, now_ms())`;
    }
    return { id: lead.id, isNew: true };
  });
}

function* mayConfirm(secret: string, { id, email }: NewLead): Steps<boolean> {
  const noted = yield* sql`
    insert into confirmations (mailbox_mac, lead_id, at)
    values (${mailboxMac(secret, email)}, ${id}, now_ms())
    on conflict (mailbox_mac) do update set lead_id = excluded.lead_id, at = excluded.at
    where confirmations.at <= excluded.at - ${confirmationMs}
    returning lead_id`;
  return noted.length === 1;
}
