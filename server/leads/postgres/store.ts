import { once } from "../once.ts";
import type { LeadStore } from "../store.ts";
import { openDatabase, openPool, type PostgresDatabase, withClient } from "./database.ts";
import { claim, markSent, postpone, release, setAside } from "./delivery.ts";
import { add } from "./intake.ts";
import { migrate } from "./migrate.ts";
import {
  countByState,
  erase,
  eraseOlderThan,
  list,
  oldestMsByState,
  resend,
  retryLead,
  retryState,
} from "./operators.ts";
import { checkWritable, knownDeliveries, scrub } from "./upkeep.ts";

/** Connects when first used: the site starts, and its pages answer, while the database is down. */
export function openPostgresStore(url: string): LeadStore {
  const pool = openPool(url);
  const migrated = once(() => withClient(pool, migrate));
  const database = prepared(openDatabase(pool), migrated);
  return {
    prepare: migrated,
    add: (lead) => add(database, lead),
    claim: (limit) => claim(database, limit),
    markSent: (held) => markSent(database, held),
    postpone: (held, waitMs, failure) => postpone(database, held, waitMs, failure),
    setAside: (held, failure) => setAside(database, held, failure),
    release: (held) => release(database, held),
    list: (filter) => list(database, filter),
    retry: (which) =>
      "id" in which ? retryLead(database, which.id) : retryState(database, which.state),
    resend: (id) => resend(database, id),
    erase: (email) => erase(database, email),
    eraseOlderThan: (ageMs) => eraseOlderThan(database, ageMs),
    scrub: () => scrub(database, pool),
    knownDeliveries: (ids) => knownDeliveries(database, ids),
    checkWritable: () => checkWritable(database),
    countByState: () => countByState(database),
    oldestMsByState: () => oldestMsByState(database),
    close: () => pool.end(),
  };
}

/** Every operation first makes sure of the tables. */
function prepared(database: PostgresDatabase, migrated: () => Promise<void>): PostgresDatabase {
  return {
    read: (job) => migrated().then(() => database.read(job)),
    write: (job) => migrated().then(() => database.write(job)),
  };
}
