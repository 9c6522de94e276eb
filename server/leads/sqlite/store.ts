import { once } from "../once.ts";
import type { LeadStore } from "../store.ts";
import { groupCommits, type SqliteDatabase } from "./database.ts";
import { claim, markSent, postpone, release, setAside } from "./delivery.ts";
import { add } from "./intake.ts";
import { migrate, openConnection } from "./open.ts";
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

type Options = {
  dataDir: string;
  /** The disk failed: the process should end and start anew. */
  onFatal: (code: string) => void;
};

/** @throws {StoreUnsafe} */
export function openSqliteStore({ dataDir, onFatal }: Options): LeadStore {
  const connection = openConnection(dataDir);
  const grouped = groupCommits(connection, onFatal);
  const migrated = once(() => grouped.write(() => migrate(connection)));
  const database = prepared(grouped, migrated);
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
    scrub: () => scrub(database, connection),
    knownDeliveries: (ids) => knownDeliveries(database, ids),
    checkWritable: () => checkWritable(database),
    countByState: () => countByState(database),
    oldestMsByState: () => oldestMsByState(database),
    close: async () => connection.close(),
  };
}

/** Every operation first makes sure of the tables. */
function prepared(database: SqliteDatabase, migrated: () => Promise<void>): SqliteDatabase {
  return {
    read: (job) => migrated().then(() => database.read(job)),
    write: (job) => migrated().then(() => database.write(job)),
  };
}
