import { randomUUID } from "node:crypto";
import type { Channel, Claim, Lease, Recipient } from "../lead.ts";
import { type ClaimRow, leadColumns, toClaim } from "../rows.ts";
import { type Database, type Part, PerEngine, part, skipLocked, sql } from "../sql.ts";
import { type ClaimOptions, doublings, leaseMs, longestFirstWaitMs, unreadable } from "../store.ts";

const hastenedAtOnce = 500;

const skipLockedDeliveries = new PerEngine({
  sqlite: "",
  postgres: "for update of lead_deliveries skip locked",
});

/** As in the indexes. A number: PostgreSQL would rewrite a comparison of booleans, and not find them. */
function isOf(channel: Channel | Recipient): Part {
  return part`cast(desk = 'webhook' as int) = ${Number(channel === "webhook")}`;
}

export function claim(
  database: Database,
  limit: number,
  { channel = "mail", order = ["new", "retry"], early = false }: ClaimOptions = {},
): Promise<Claim[]> {
  const token = randomUUID();
  return database.write(function* () {
    const rows: ClaimRow[] = [];
    for (const isNew of order.map((turn) => turn === "new")) {
      // A subselect reads the clock once; a volatile range could not use the index.
      const due = yield* sql<ClaimRow>`
        select ${leadColumns}, lead_deliveries.id as "deliveryId", desk, message_id as "messageId",
          attempts, failure
        from lead_deliveries join sealed_leads on sealed_leads.id = lead_deliveries.lead_id
          left join lead_keys on lead_keys.lead_id = sealed_leads.id
        where state = 'waiting'
          and ${isOf(channel)}
          and cast(failure is null as int) = ${Number(isNew)}
          and due_at <= ${isNew || early ? Number.MAX_SAFE_INTEGER : part`(select now_ms())`}
        order by due_at limit ${limit - rows.length}
        ${skipLockedDeliveries}`;
      rows.push(...due);
      if (rows.length === limit) break;
    }
    const claims = rows.map((row) => toClaim(row, token));
    const unread = rows.filter((_, index) => !claims[index]);
    const claimed = rows.filter((_, index) => claims[index]);
    if (unread.length > 0) {
      yield* sql`
        update lead_deliveries set state = 'set_aside', failure = ${unreadable}
        where ${areThese(unread)}`;
    }
    if (claimed.length > 0) {
      yield* sql`
        update lead_deliveries
        set state = 'sending', lease_token = ${token}, lease_until = now_ms() + ${leaseMs}
        where ${areThese(claimed)}`;
    }
    return claims.filter((each) => each !== undefined);
  });
}

function areThese(rows: ClaimRow[]): Part {
  const leadIds = rows.map(({ id }) => id);
  return part`lead_id in ${leadIds} and id in ${rows.map(({ deliveryId }) => deliveryId)}`;
}

/** Later than before in any case, so that a clock that was set back does not hide the renewal. */
export async function renew(database: Database, held: Claim[]): Promise<void> {
  await database.write(
    () => sql`
      update lead_deliveries set lease_until = greatest(lease_until + 1, now_ms() + ${leaseMs})
      where lead_id in ${held.map(({ lead }) => lead.id)}
        and lease_token in ${held.map(({ token }) => token)}`,
  );
}

/** A clock that was set back must not make a delivery look old, and so expire as soon as the clock is right again. */
export function markSent(database: Database, held: Claim): Promise<boolean> {
  const changes = part`
    state = 'sent', sent_at = greatest(now_ms(), (select seen_at from clock_mark)),
    attempts = attempts + 1, failure = null, ${noLease}`;
  return change(database, held, changes);
}

export function postpone(
  database: Database,
  held: Claim,
  waitMs: number,
  failure: string,
): Promise<boolean> {
  const changes = part`
    state = 'waiting', due_at = now_ms() + ${waitMs}, attempts = attempts + 1,
    failure = ${failure}, ${noLease}`;
  return change(database, held, changes);
}

export function setAside(database: Database, held: Claim, failure: string): Promise<boolean> {
  const changes = part`
    state = case when desk in ('visitor', 'owner') then 'discarded' else 'set_aside' end,
    due_at = case when desk in ('visitor', 'owner') then now_ms() else due_at end,
    attempts = attempts + 1, failure = ${failure}, ${noLease}`;
  return change(database, held, changes);
}

export function release(
  database: Database,
  held: Claim,
  waitMs: number,
  failure: string | null,
): Promise<boolean> {
  const changes = part`
    state = 'waiting', due_at = now_ms() + ${waitMs}, failure = ${failure}, ${noLease}`;
  return change(database, held, changes);
}

const noLease = part`lease_token = null, lease_until = null`;

/** False if the claim is no longer valid. */
function change(database: Database, held: Claim, changes: Part): Promise<boolean> {
  return database.write(function* () {
    const changed = yield* sql`
      update lead_deliveries set ${changes}
      where lead_id = ${held.lead.id} and id = ${held.deliveryId} and lease_token = ${held.token}
      returning id`;
    return changed.length === 1;
  });
}

export async function hasten(
  database: Database,
  desk: Recipient,
  failure: string | null,
): Promise<void> {
  await database.write(
    () => sql`
      update lead_deliveries set due_at = now_ms(), attempts = greatest(attempts - 1, 0)
      where (lead_id, id) in (
        select lead_id, id from lead_deliveries
        where state = 'waiting' and ${isOf(desk)}
          and cast(failure is null as int) = 0 and due_at > (select now_ms())
          and desk = ${desk} and ${failure === null ? part`true` : part`failure = ${failure}`}
        limit ${hastenedAtOnce}
        ${skipLocked})`,
  );
}

export function leases(database: Database, channel: Channel): Promise<Lease[]> {
  return database.read(
    () => sql<Lease>`
      select lead_id as "leadId", id as "deliveryId",
        coalesce(lease_token || ' ' || lease_until, '') as mark
      from lead_deliveries
      where state in ('waiting', 'sending') and state = 'sending'
        and ${isOf(channel)}`,
  );
}

/** In one look: what is under way may be waiting a moment later, and the other way round. */
export async function hasUnsent(database: Database, channel: Channel): Promise<boolean> {
  const unsent = await database.read(
    () => sql`
      select id from lead_deliveries
      where state in ('waiting', 'sending') and ${isOf(channel)}
      limit 1`,
  );
  return unsent.length > 0;
}

export async function reclaim(database: Database, lease: Lease): Promise<void> {
  await database.write(
    () => sql`
      update lead_deliveries set state = 'waiting', due_at = now_ms(), ${noLease}
      where lead_id = ${lease.leadId} and id = ${lease.deliveryId} and state = 'sending'
        and coalesce(lease_token || ' ' || lease_until, '') = ${lease.mark}`,
  );
}

export async function endLongWaits(database: Database, channel: Channel): Promise<void> {
  await database.write(
    () => sql`
      update lead_deliveries set due_at = now_ms()
      where state = 'waiting' and ${isOf(channel)}
        and cast(failure is null as int) = 0
        and due_at > (select now_ms())
          + (cast(${longestFirstWaitMs} as bigint) << least(attempts, ${doublings}))`,
  );
}
