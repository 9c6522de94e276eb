import type { NewLead } from "../lead.ts";
import { type PostgresDatabase, sql } from "./database.ts";

/** The lock on the hash excludes an equal lead on any server, so that of two one finds the other. */
export function add(database: PostgresDatabase, lead: NewLead) {
  return database.write(async (query) => {
    await query(sql`select pg_advisory_xact_lock(hashtextextended(${lead.dedupe.hash}, 0))`);
    const [same] = await query<{ id: string }>(sql`
      select id from leads
      where dedupe = ${lead.dedupe.hash}
        and (${lead.dedupe.windowMs}::bigint is null
          or received_at > now_ms() - ${lead.dedupe.windowMs}::bigint)
      limit 1`);
    if (same) return { id: same.id, isNew: false };

    await query(sql`
      insert into leads (id, received_at, name, email, company, message, contact_type,
        page, country, language, campaign, held_reason, dedupe)
      values (${lead.id}, now_ms(), ${lead.name}, ${lead.email}, ${lead.company}, ${lead.message},
        ${lead.contactType}, ${lead.page}, ${lead.country}, ${lead.language}, ${lead.campaign},
        ${lead.heldReason}, ${lead.dedupe.hash})`);
    await query(sql`
      insert into deliveries (id, lead_id, desk, message_id, state, due_at)
      select id, ${lead.id}, desk, message_id, ${lead.heldReason ? "held" : "waiting"}, now_ms()
      from unnest(
        ${lead.deliveries.map((delivery) => delivery.id)}::text[],
        ${lead.deliveries.map((delivery) => delivery.desk)}::text[],
        ${lead.deliveries.map((delivery) => delivery.messageId)}::text[]
      ) as delivery (id, desk, message_id)`);
    return { id: lead.id, isNew: true };
  });
}
