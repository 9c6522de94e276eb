import { bind } from "../bind.ts";
import { completeLedger, ledgerPath, readLedger } from "../erasure-ledger.ts";
import { once } from "../once.ts";
import { emailMacs } from "../seal.ts";
import { type LeadStore, StoreUnsafe } from "../store.ts";
import * as analytics from "./analytics.ts";
import * as copies from "./copies.ts";
import { groupCommits, type PreparedDatabase, type SqliteDatabase } from "./database.ts";
import * as delivery from "./delivery.ts";
import * as desk from "./desk.ts";
import * as digests from "./digests.ts";
import { add } from "./intake.ts";
import { migrate, openConnection } from "./open.ts";
import * as operators from "./operators.ts";
import * as removal from "./removal.ts";
import * as upkeep from "./upkeep.ts";

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
    await removal.applyErasures(grouped, await readLedger(ledger));
    return readSecret(grouped);
  });
  const database = prepared(grouped, secret);
  const operations = bind(database, {
    add,
    ...analytics,
    ...copies,
    ...delivery,
    ...desk,
    ...digests,
    ...operators,
    ...removal,
    ...upkeep,
  });
  return {
    ...operations,
    prepare: async () => void (await secret()),
    addressKeys: async (email) => emailMacs(await secret(), email),
    completeLedger: () => completeLedger(ledger, operations.erasures),
    scrub: () => upkeep.scrub(database, connection, limits?.readersMs),
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
