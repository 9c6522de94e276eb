import { completeLedger, ledgerPath, readLedger } from "./erasure-ledger.ts";
import { once } from "./once.ts";
import * as analytics from "./operations/analytics.ts";
import * as clock from "./operations/clock.ts";
import * as copies from "./operations/copies.ts";
import * as delivery from "./operations/delivery.ts";
import * as desk from "./operations/desk.ts";
import * as digests from "./operations/digests.ts";
import * as editions from "./operations/editions.ts";
import * as funnels from "./operations/funnel.ts";
import * as intake from "./operations/intake.ts";
import * as listing from "./operations/listing.ts";
import * as operators from "./operations/operators.ts";
import * as people from "./operations/people.ts";
import * as removal from "./operations/removal.ts";
import * as words from "./operations/words.ts";
import { emailMac } from "./seal.ts";
import { type Database, type Part, type PreparedDatabase, sql } from "./sql.ts";
import { type LeadStore, StoreUnsafe } from "./store.ts";

type Options = {
  database: Database;
  /** Where this server keeps its erasure ledger. */
  dataDir: string;
  migrate: () => Promise<void>;
  /** After a failure, the next attempt to migrate is that much later. */
  migrateAgainMs: number;
  /** Statements that meet the same locks and failures as a new lead. */
  checks: Part[];
  scrub: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** The operations of the store; the first one makes sure that the tables exist. */
export function createLeadStore(options: Options): LeadStore {
  const { database: opened, migrate, migrateAgainMs, checks, scrub, close } = options;
  const ledger = ledgerPath(options.dataDir);
  const secret = once(async () => {
    await migrate();
    // Before anything is listed or sent: a restored backup may contain erased leads again.
    await removal.applyErasures(opened, await readLedger(ledger));
    return readSecret(opened);
  }, migrateAgainMs);
  const database: PreparedDatabase = {
    read: (job) => secret().then(() => opened.read(job)),
    write: (job) => secret().then(() => opened.write(job)),
    secret,
  };
  const operations = bind(database, {
    ...analytics,
    ...clock,
    ...copies,
    ...delivery,
    ...desk,
    ...digests,
    ...editions,
    funnel: funnels.funnel,
    ...intake,
    ...listing,
    ...operators,
    ...people,
    ...removal,
    indexSome: words.indexSome,
    searchWords: words.searchWords,
    conceal: words.conceal,
    reveal: words.reveal,
  });
  return {
    ...operations,
    prepare: async () => void (await secret()),
    addressKeys: async (email) => [emailMac(await secret(), email)],
    completeLedger: () => completeLedger(ledger, operations.erasures),
    checkWritable: () =>
      database.write(function* () {
        for (const check of checks) yield check;
      }),
    scrub,
    close,
  };
}

async function readSecret(database: Database): Promise<string> {
  const [row] = await database.read(
    () => sql<{ secret: Uint8Array }>`select secret from store_secret`,
  );
  if (!row) throw new StoreUnsafe("The lead store has lost its secret.");
  return Buffer.from(row.secret).toString("hex");
}

type Bound<Operations> = {
  [Name in keyof Operations]: Operations[Name] extends (
    database: never,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Each operation has the database as its first argument. */
function bind<
  Operations extends Record<string, (database: PreparedDatabase, ...rest: never[]) => unknown>,
>(database: PreparedDatabase, operations: Operations): Bound<Operations> {
  const bound = Object.entries(operations).map(([name, run]) => [name, run.bind(null, database)]);
  return Object.fromEntries(bound) as Bound<Operations>;
}
