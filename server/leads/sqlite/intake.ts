import type { NewLead } from "../lead.ts";
import type { SqliteDatabase } from "./database.ts";

/** The transaction excludes every other writer, so that of two equal leads one finds the other. */
export function add(database: SqliteDatabase, lead: NewLead) {
  return database.write((sql) => {
    const same = sql.get<{ id: string }>`
      select id from leads
      where dedupe = ${lead.dedupe.hash}
        and (${lead.dedupe.windowMs} is null or received_at > now_ms() - ${lead.dedupe.windowMs})
      limit 1`;
    if (same) return { id: same.id, isNew: false };

    sql.run`
      insert into leads (id, received_at, name, email, company, message, contact_type,
        page, country, language, campaign, held_reason, dedupe)
      values (${lead.id}, now_ms(), ${lead.name}, ${lead.email}, ${lead.company}, ${lead.message},
        ${lead.contactType}, ${lead.page}, ${lead.country}, ${lead.language}, ${lead.campaign},
        ${lead.heldReason}, ${lead.dedupe.hash})`;
    for (const delivery of lead.deliveries) {
      sql.run`
        insert into deliveries (id, lead_id, desk, message_id, state, due_at)
        values (${delivery.id}, ${lead.id}, ${delivery.desk}, ${delivery.messageId},
          ${lead.heldReason ? "held" : "waiting"}, now_ms())`;
    }
    return { id: lead.id, isNew: true };
  });
}
