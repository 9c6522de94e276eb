import { bind } from "../bind.ts";
import { completeLedger, ledgerPath, readLedger } from "../erasure-ledger.ts";
import { once } from "../once.ts";
import { emailMacs } from "../seal.ts";
import { type LeadStore, StoreUnsafe } from "../store.ts";
import * as analytics from "./analytics.ts";
import * as copies from "./copies.ts";
import {
  openDatabase,
  openPool,
  type PostgresDatabase,
  type PreparedDatabase,
  sql,
  withClient,
} from "./database.ts";
import * as delivery from "./delivery.ts";
import * as desk from "./desk.ts";
import * as digests from "./digests.ts";
import { add } from "./intake.ts";
import { migrate } from "./migrate.ts";
import * as operators from "./operators.ts";
import * as removal from "./removal.ts";
import * as upkeep from "./upkeep.ts";

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
    await removal.applyErasures(opened, await readLedger(ledger));
    return readSecret(opened);
  }, prepareAgainMs);
  const database = prepared(opened, secret);
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
    // A removed lead cannot be read without its key.
    scrub: async () => true,
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
