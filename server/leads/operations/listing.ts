import type { Delivery, DeliveryState, LeadWithDeliveries, Queue } from "../lead.ts";
import {
  deliveryColumns,
  type HandledRow,
  handlingColumns,
  leadColumns,
  type QueueRow,
  toQueue,
  withDeliveries,
} from "../rows.ts";
import { emailMac } from "../seal.ts";
import { type Part, PerEngine, type PreparedDatabase, part, type Steps, sql } from "../sql.ts";
import type { LeadFilter, LeadStore } from "../store.ts";
import { stages } from "./funnel.ts";
import { colleagues } from "./words.ts";

/** More are not counted. */
const mostArrived = 1_000;

const orders = {
  newest: part`received_at desc, id desc`,
  oldest: part`received_at, id`,
  follow_up: part`coalesce(follow_up, '9'), received_at desc, id desc`,
  value: part`coalesce(deal_value, -1) desc, received_at desc, id desc`,
};

/** The page is found in one narrow index; nothing but the page is read and decrypted. */
export async function list(
  database: PreparedDatabase,
  filter: LeadFilter,
): Promise<LeadWithDeliveries[]> {
  const secret = await database.secret();
  const { id, after, sort = "newest", skip = 0, limit } = filter;
  const isAfter = after ? part`(received_at, id) < (${after.receivedAt}, ${after.id})` : part`true`;
  return database.read(function* () {
    const page =
      id !== undefined
        ? [{ id }]
        : yield* sql<{ id: string }>`
            select id from sealed_leads
            where ${yield* matches(secret, filter)} and ${isAfter}
            order by ${orders[sort]} limit ${limit} offset ${skip}`;
    const ids = page.map((lead) => lead.id);
    const leads = yield* sql<HandledRow>`
      select ${leadColumns}, ${handlingColumns}
      from sealed_leads left join lead_keys on lead_id = id
      where id in ${ids}`;
    const place = new Map(ids.map((each, index) => [each, index]));
    leads.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
    const deliveries = yield* sql<Delivery>`
      select ${deliveryColumns} from lead_deliveries where lead_id in ${ids} order by desk`;
    return withDeliveries(leads, deliveries);
  });
}

export async function count(
  database: PreparedDatabase,
  filter: Parameters<LeadStore["count"]>[0],
): Promise<number> {
  const secret = await database.secret();
  return database.read(function* () {
    const [row] = yield* sql<{ count: number }>`
      select count(*) as count from sealed_leads where ${yield* matches(secret, filter)}`;
    return row?.count ?? 0;
  });
}

function* matches(secret: string, filter: Omit<LeadFilter, "limit">): Steps<Part> {
  const { contactType, state, campaign, countries, sinceMs, untilMs, arrivedMs } = filter;
  const { statuses, owner, dueDay, stage, kind, page, words, code } = filter;
  const arrived = arrivedMs === undefined ? undefined : yield* arrivedSince(arrivedMs);
  const conditions: (Part | undefined)[] = [
    arrived && part`id in ${arrived}`,
    filter.ids && part`id in ${filter.ids}`,
    countries && part`country in ${countries}`,
    campaign === undefined ? undefined : part`campaign = ${campaign}`,
    statuses && part`status in ${statuses}`,
    page === undefined ? undefined : part`page = ${page}`,
    kind === undefined ? undefined : part`coalesce(kind, '') = ${kind}`,
    owner === undefined ? undefined : part`coalesce(owner, '') = ${owner}`,
    dueDay === undefined ? undefined : part`follow_up <= ${dueDay}`,
    stage && stages[stage],
    code === undefined ? undefined : part`code = ${code}`,
    words &&
      part`id in (select lead_id from lead_words where ${among(arrived)} and ${holds(words)})`,
    contactType === undefined ? undefined : part`contact_type = ${contactType}`,
    sinceMs === undefined ? undefined : part`received_at >= ${sinceMs}`,
    untilMs === undefined ? undefined : part`received_at < ${untilMs}`,
    state && hasDelivery(state),
  ];
  if (filter.likeCompanyOf) {
    const near = yield* colleagues(filter.likeCompanyOf);
    conditions.push(part`id in ${near}`);
  }
  const keys = filter.email ? [emailMac(secret, filter.email)] : filter.addressKeys;
  if (keys) {
    // On its own: together with the order and the limit, PostgreSQL would rather read every lead by time.
    const own = yield* sql<{ id: string }>`select id from sealed_leads where email_mac in ${keys}`;
    conditions.push(part`id in ${own.map(({ id }) => id)}`);
  }
  return conditions
    .filter((condition) => condition !== undefined)
    .reduce((all, next) => part`${all} and ${next}`, part`true`);
}

/** On its own: joined, the words of all leads would be read. */
function* arrivedSince(ms: number): Steps<string[]> {
  const rows = yield* sql<{ id: string }>`
    select id from sealed_leads where received_at >= ${ms} limit ${mostArrived}`;
  return rows.map(({ id }) => id);
}

function among(ids: string[] | undefined): Part {
  return ids ? part`lead_id in ${ids}` : part`true`;
}

/** Each of the words, in one of its spellings. */
function holds(words: string[][]): Part {
  const has = (hash: string) => part`${position}(words, ${hash}) > 0`;
  const or = (all: Part, next: Part) => part`${all} or ${next}`;
  const and = (all: Part, next: Part) => part`${all} and (${next})`;
  return words.map((any) => any.map(has).reduce(or)).reduce(and, part`true`);
}

const position = new PerEngine({ sqlite: "instr", postgres: "strpos" });

/** States that are not final are looked up in their own, small indexes. */
function hasDelivery(state: DeliveryState): Part {
  const having = (states: Part) => part`id in (
    select lead_id from lead_deliveries where ${states} and state = ${state})`;
  if (state === "held" || state === "set_aside")
    return having(part`state in ('held', 'set_aside')`);
  if (state === "waiting" || state === "sending") {
    return having(part`state in ('waiting', 'sending')`);
  }
  return part`exists (
    select 1 from lead_deliveries where lead_id = sealed_leads.id and state = ${state})`;
}

const byDue = new PerEngine({ sqlite: "indexed by lead_deliveries_by_due", postgres: "" });
const byState = new PerEngine({ sqlite: "indexed by lead_deliveries_by_state", postgres: "" });

/** Ids are in order of time: the smallest is the oldest. Each part reads one of the two indexes of what was not sent. */
export function queue(database: PreparedDatabase): Promise<Queue> {
  return database.read(function* () {
    const rows = yield* sql<QueueRow>`
      select state, count, now_ms() - received_at as "oldestMs"
      from (
        select case when state = 'waiting' and (failure is not null or desk = 'webhook')
            then 'retrying' else state end as state,
          count(*) as count, min(lead_id) as lead_id
        from lead_deliveries ${byDue}
        where state in ('waiting', 'sending') group by 1
        union all
        select state, count(*), min(lead_id)
        from lead_deliveries ${byState}
        where state in ('held', 'set_aside') group by state
      ) as counted join sealed_leads on id = lead_id`;
    return toQueue(rows);
  });
}
