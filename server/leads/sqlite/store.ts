import { completeLedger, ledgerPath, readLedger } from "../erasure-ledger.ts";
import { once } from "../once.ts";
import { emailMacs } from "../seal.ts";
import { type LeadStore, StoreUnsafe } from "../store.ts";
import { addAnalytics, analytics } from "./analytics.ts";
import { copies, restore } from "./copies.ts";
import { groupCommits, type PreparedDatabase, type SqliteDatabase } from "./database.ts";
import {
  claim,
  endLongWaits,
  hasten,
  leases,
  markSent,
  postpone,
  reclaim,
  release,
  renew,
  setAside,
} from "./delivery.ts";
import {
  addAudit,
  addPass,
  audit,
  campaigns,
  endPasses,
  handle,
  indexLeads,
  lastTime,
  leadCounts,
  passOwner,
  takePass,
} from "./desk.ts";
import { claimDigest, endDigest } from "./digests.ts";
import { add } from "./intake.ts";
import { migrate, openConnection } from "./open.ts";
import {
  count,
  discard,
  discardWebhook,
  list,
  queue,
  resend,
  retryLead,
  retryState,
} from "./operators.ts";
import {
  applyErasures,
  erase,
  eraseLead,
  erasures,
  expire,
  removedDeliveries,
  removedLeads,
} from "./removal.ts";
import { believeClock, checkWritable, clock, scrub } from "./upkeep.ts";

type Options = {
  dataDir: string;
  /** The disk failed: the process should exit and be restarted. */
  onFatal: (code: string) => void;
  /** How long to wait for the lock of another process, and for readers before the log is truncated. */
  limits?: { busyMs: number; readersMs: number };
};

/** @throws {StoreUnsafe} */
export function openSqliteStore({ dataDir, onFatal, limits }: Options): LeadStore {
  const connection = openConnection(dataDir);
  const grouped = groupCommits(connection, onFatal, limits?.busyMs);
  const ledger = ledgerPath(dataDir);
  const secret = once(async () => {
    await grouped.write(() => migrate(connection));
    // Before anything is listed or sent: a restored backup may contain erased leads again.
    await applyErasures(grouped, await readLedger(ledger));
    return readSecret(grouped);
  });
  const database = prepared(grouped, secret);
  return {
    prepare: async () => void (await secret()),
    add: (lead) => add(database, lead),
    claim: (limit, options) => claim(database, limit, options),
    renew: (held) => renew(database, held),
    markSent: (held) => markSent(database, held),
    postpone: (held, waitMs, failure) => postpone(database, held, waitMs, failure),
    setAside: (held, failure) => setAside(database, held, failure),
    release: (held, waitMs, failure) => release(database, held, waitMs, failure),
    hasten: (desk, failure) => hasten(database, desk, failure),
    leases: (channel) => leases(database, channel),
    reclaim: (lease) => reclaim(database, lease),
    endLongWaits: (channel) => endLongWaits(database, channel),
    list: (filter) => list(database, filter),
    addressKeys: async (email) => emailMacs(await database.secret(), email),
    handle: (id, change) => handle(database, id, change),
    indexLeads: () => indexLeads(database),
    count: (filter) => count(database, filter),
    retry: (which) =>
      "id" in which ? retryLead(database, which.id) : retryState(database, which.state),
    resend: (id) => resend(database, id),
    discard: (id, reason) => discard(database, id, reason),
    discardWebhook: (beforeMs) => discardWebhook(database, beforeMs),
    queue: () => queue(database),
    claimDigest: (day) => claimDigest(database, day),
    endDigest: (day, isSent) => endDigest(database, day, isSent),
    erase: (email) => erase(database, email),
    eraseLead: (id) => eraseLead(database, id),
    expire: (beforeMs, after) => expire(database, beforeMs, after),
    removedLeads: (ids) => removedLeads(database, ids),
    removedDeliveries: (ids) => removedDeliveries(database, ids),
    erasures: (afterId, limit) => erasures(database, afterId, limit),
    applyErasures: (named) => applyErasures(database, named),
    completeLedger: () =>
      completeLedger(ledger, (afterId, limit) => erasures(database, afterId, limit)),
    copies: (afterId, limit) => copies(database, afterId, limit),
    restore: (leads) => restore(database, leads),
    clock: () => clock(database),
    believeClock: (nowMs) => believeClock(database, nowMs),
    scrub: () => scrub(database, connection, limits?.readersMs),
    addAnalytics: (rows) => addAnalytics(database, rows),
    analytics: (sinceDay, untilDay) => analytics(database, sinceDay, untilDay),
    addPass: (pass) => addPass(database, pass),
    passOwner: (hash, kind) => passOwner(database, hash, kind),
    takePass: (hash, kind) => takePass(database, hash, kind),
    endPasses: (email) => endPasses(database, email),
    addAudit: (entry) => addAudit(database, entry),
    audit: (beforeId, limit) => audit(database, beforeId, limit),
    campaigns: (...asked) => campaigns(database, ...asked),
    lastTime: (what) => lastTime(database, what),
    leadCounts: (sinceDay, untilDay) => leadCounts(database, sinceDay, untilDay),
    checkWritable: () => checkWritable(database),
    close: async () => connection.close(),
  };
}

async function readSecret(database: SqliteDatabase): Promise<string> {
  const row = await database.read(
    (sql) => sql.get<{ secret: string }>`select hex(secret) as secret from store_secret`,
  );
  if (!row) throw new StoreUnsafe("The lead store has lost its secret.");
  return row.secret;
}

/** Every operation first makes sure that the tables exist. */
function prepared(database: SqliteDatabase, secret: () => Promise<string>): PreparedDatabase {
  return {
    read: (job) => secret().then(() => database.read(job)),
    write: (job) => secret().then(() => database.write(job)),
    secret,
  };
}
