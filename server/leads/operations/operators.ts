import { randomUUIDv7 } from "node:crypto";
import { type Database, forUpdate, sql } from "../sql.ts";
import { channelRemoved, type RetriedState } from "../store.ts";

const retriedAtOnce = 500;

/** Resets the attempts, so that a retried delivery is again tried for days. */
export function retry(
  database: Database,
  which: { id: string } | { state: RetriedState },
): Promise<number> {
  return "id" in which ? retryLead(database, which.id) : retryState(database, which.state);
}

function retryLead(database: Database, leadId: string): Promise<number> {
  return database.write(function* () {
    const changed = yield* sql`
      update lead_deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
      where lead_id = ${leadId} and state in ('held', 'set_aside', 'waiting')
      returning id`;
    return changed.length;
  });
}

async function retryState(database: Database, state: RetriedState): Promise<number> {
  let count = 0;
  for (let last = { leadId: "", id: "" }; ; ) {
    const changed = await database.write(
      () => sql<{ leadId: string; id: string }>`
        update lead_deliveries set state = 'waiting', due_at = now_ms(), attempts = 0
        where (lead_id, id) in (
          select lead_id, id from lead_deliveries
          where state = ${state} and (lead_id, id) > (${last.leadId}, ${last.id})
          order by lead_id, id limit ${retriedAtOnce} ${forUpdate})
        returning lead_id as "leadId", id`,
    );
    if (changed.length === 0) return count;
    count += changed.length;
    for (const each of changed) if (each.leadId + each.id > last.leadId + last.id) last = each;
  }
}

/** Their retention begins when they are discarded. */
export function discard(database: Database, leadId: string, reason: string): Promise<string[]> {
  return database.write(function* () {
    const changed = yield* sql<{ id: string }>`
      update lead_deliveries set state = 'discarded', due_at = now_ms(), failure = ${reason}
      where lead_id = ${leadId} and state in ('held', 'set_aside', 'waiting')
      returning id`;
    return changed.map(({ id }) => id);
  });
}

export function discardWebhook(database: Database, beforeMs: number): Promise<number> {
  return database.write(function* () {
    const changed = yield* sql`
      update lead_deliveries
      set state = 'discarded', due_at = now_ms(), failure = ${channelRemoved},
        lease_token = null, lease_until = null
      where desk = 'webhook' and state in ('waiting', 'sending', 'set_aside')
        and due_at < ${beforeMs}
      returning id`;
    return changed.length;
  });
}

/** The id stays, the Message-ID is new: mailboxes drop a mail whose Message-ID they already have. */
export function resend(database: Database, leadId: string): Promise<number> {
  return database.write(function* () {
    const deliveries = yield* sql<{ id: string; messageId: string }>`
      select id, message_id as "messageId" from lead_deliveries
      where lead_id = ${leadId} and desk not in ('visitor', 'answer', 'owner')
        and state in ('held', 'sent', 'set_aside', 'discarded')
      ${forUpdate}`;
    for (const { id, messageId } of deliveries) {
      yield* sql`
        update lead_deliveries
        set state = 'waiting', due_at = now_ms(), attempts = 0,
          message_id = ${`<${randomUUIDv7()}${messageId.slice(messageId.indexOf("@"))}`}
        where lead_id = ${leadId} and id = ${id}`;
    }
    return deliveries.length;
  });
}
