import type { NewLead } from "../lead.ts";
import { dedupeMacs, emailMac, mailboxMac, seal, sealedContentOf } from "../seal.ts";
import { confirmationMs } from "../store.ts";
import { type PreparedDatabase, type Query, sql } from "./database.ts";

/** The advisory lock serializes equal leads on all servers, so that the second one finds the first. The release before locks the same. */
export async function add(database: PreparedDatabase, lead: NewLead) {
  const secret = await database.secret();
  const [dedupe, earlier] = dedupeMacs(secret, lead.dedupe.hash);
  return database.write(async (query) => {
    await query(sql`select pg_advisory_xact_lock(hashtextextended(${earlier}, 0))`);
    const [same] = await query<{ id: string }>(sql`
      select id from sealed_leads
      where dedupe_mac in (${dedupe}, ${earlier})
        and (${lead.dedupe.windowMs}::bigint is null
          or received_at > now_ms() - ${lead.dedupe.windowMs}::bigint)
      limit 1`);
    if (same) return { id: same.id, isNew: false };
    await insert(query, secret, lead);
    return { id: lead.id, isNew: true };
  });
}

export async function insert(query: Query, secret: string, lead: NewLead): Promise<void> {
  const { key, sealed } = seal(lead.id, sealedContentOf(lead));
  await query(sql`
    insert into sealed_leads (id, received_at, contact_type, held_reason, sealed, email_mac,
      dedupe_mac)
    values (${lead.id}, now_ms(), ${lead.contactType}, ${lead.heldReason}, ${sealed},
      ${emailMac(secret, lead.email)}, ${dedupeMacs(secret, lead.dedupe.hash)[0]})`);
  await query(sql`insert into lead_keys (lead_id, key) values (${lead.id}, ${key})`);
  const { country, page, campaign, referrer } = lead.source;
  await query(sql`
    insert into desk_leads (lead_id, received_at, contact_type, is_held, country, page, campaign,
      referrer)
    select id, received_at, contact_type, held_reason is not null, ${country}, ${page}, ${campaign},
      ${referrer}
    from sealed_leads where id = ${lead.id}`);
  const hasVisitor = lead.deliveries.some(({ desk }) => desk === "visitor");
  const isConfirmed = hasVisitor && (await mayConfirm(query, secret, lead));
  const deliveries = lead.deliveries.filter(({ desk }) => desk !== "visitor" || isConfirmed);
  await query(sql`
    insert into lead_deliveries (id, lead_id, desk, message_id, state, due_at)
    select id, ${lead.id}, desk, message_id, ${lead.heldReason ? "held" : "waiting"}, now_ms()
    from unnest(
      ${deliveries.map((delivery) => delivery.id)}::text[],
      ${deliveries.map((delivery) => delivery.desk)}::text[],
      ${deliveries.map((delivery) => delivery.messageId)}::text[]
    ) as delivery (id, desk, message_id)`);
}

async function mayConfirm(query: Query, secret: string, { id, email }: NewLead): Promise<boolean> {
  const noted = await query(sql`
    insert into confirmations (mailbox_mac, lead_id, at)
    values (${mailboxMac(secret, email)}, ${id}, now_ms())
    on conflict (mailbox_mac) do update set lead_id = excluded.lead_id, at = excluded.at
    where confirmations.at <= excluded.at - ${confirmationMs}::bigint
    returning 1`);
  return noted.length === 1;
}
