import { completeLedger, ledgerPath, readLedger } from "../erasure-ledger.ts";
import { once } from "../once.ts";
import { emailMacs } from "../seal.ts";
import { type LeadStore, StoreUnsafe } from "../store.ts";
import { addAnalytics, analytics } from "./analytics.ts";
import { copies, restore } from "./copies.ts";
import {
  openDatabase,
  openPool,
  type PostgresDatabase,
  type PreparedDatabase,
  sql,
  withClient,
} from "./database.ts";
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
import { migrate } from "./migrate.ts";
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
import { believeClock, checkWritable, clock } from "./upkeep.ts";

type Options = {
  url: string;
  /** Where this server keeps its erasure ledger. */
  dataDir: string;
};

/** Five attempts of 200 ms to migrate in six seconds leave the tables to the running release. */
const prepareAgainMs = 1_000;

/** Connects on first use: the site starts and serves pages while the database is down. */
export function openPostgresStore({ url, dataDir }: Options): LeadStore {
  const pool = openPool(url);
  const opened = openDatabase(pool);
  const ledger = ledgerPath(dataDir);
  const secret = once(async () => {
    await withClient(pool, migrate);
    // Before anything is listed or sent: a restored backup may contain erased leads again.
    await applyErasures(opened, await readLedger(ledger));
    return readSecret(opened);
  }, prepareAgainMs);
  const database = prepared(opened, secret);
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
    // A removed lead cannot be read without its key.
    scrub: async () => true,
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
    close: () => pool.end(),
  };
}

async function readSecret(database: PostgresDatabase): Promise<string> {
  const [row] = await database.read((query) =>
    query<{ secret: string }>(sql`select encode(secret, 'hex') as secret from store_secret`),
  );
  if (!row) throw new StoreUnsafe("The lead store has lost its secret.");
  return row.secret;
}

/** Every operation first makes sure that the tables exist. */
function prepared(database: PostgresDatabase, secret: () => Promise<string>): PreparedDatabase {
  return {
    read: (job) => secret().then(() => database.read(job)),
    write: (job) => secret().then(() => database.write(job)),
    secret,
  };
}
